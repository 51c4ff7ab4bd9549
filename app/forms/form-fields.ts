import { namedFields } from '../web/named-fields'
import type { Form } from './form'

/** Fields that come with every form and are no answers. */
export const metaFields = {
  pass: 'form-pass',
  step: 'form-step',
  go: 'form-go',
  /** Out of sight, with a name that robots like to fill in. */
  trap: 'website',
} as const

const sourceField =
  /^(utm_(source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|fbclid|msclkid)$/
const longestSource = 200

/** Answers apart from the rest: the rest is not checked as an answer, not stored and not sent back. */
export function answersIn(form: Form, sent: FormData): FormData {
  return namedFields(sent, Object.keys(form.fields))
}

/** With it conform only checks; a check that lost it would send the form while somebody types. */
const intent = '__intent__'

/** For the check while somebody types, which need not read files to know whether there are enough. */
export function answersSoFar(form: Form, typed: FormData): FormData {
  const answers = new FormData()
  for (const [name, value] of namedFields(typed, [intent, ...Object.keys(form.fields)])) {
    if (typeof value === 'string') answers.append(name, value)
    else if (value.size > 0) answers.append(name, value.name.slice(0, 100))
  }
  return answers
}

/** How the visitor found us, when the page has put it in the form. */
export function sourceIn(sent: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const found = [...sent].filter(([name, value]) => sourceField.test(name) && value !== '')
  return Object.fromEntries(
    found.map(([name, value]) => [
      name,
      String(value)
        .replace(/\p{Cc}/gu, ' ')
        .slice(0, longestSource),
    ]),
  )
}
