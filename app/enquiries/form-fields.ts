import { isCaptchaField } from '../captcha/providers'

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

/** Answers apart from the rest: the rest is not checked as an answer and not stored as one. */
export function answersIn(form: FormData): FormData {
  const answers = new FormData()
  for (const [name, value] of form) if (!isMeta(name)) answers.append(name, value)
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

function isMeta(name: string): boolean {
  return (
    Object.values<string>(metaFields).includes(name) ||
    sourceField.test(name) ||
    isCaptchaField(name)
  )
}
