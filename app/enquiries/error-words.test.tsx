import { expect, test } from 'vitest'
import { drawn } from '../../testing/drawn'
import { ErrorSummary } from '../forms/view/error-summary'
import { languages } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { forms } from './forms'

/** Of a word what its inflections share; the small words of a language say nothing. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}|\bcv\b/gu) ?? []
  return words.map((word) => word.slice(0, 4))
}

/** A tick that is asked for shows its own sentence beside it. */
const isTick = /CONSENT|BINDING/

const asked = forms.flatMap((form) =>
  Object.entries(form.fields).map(([name, field]) => ({ form: form.name, name, field })),
)

test.each(languages)('[5.01] in %s what is wrong is said in the words of the field', (language) => {
  const { t } = messagesIn(language)
  const strange = asked.flatMap(({ form, name, field }) => {
    if (!field.required || isTick.test(field.empty)) return []
    const html = drawn(
      <ErrorSummary errors={[{ id: name, alert: field.empty, field }]} />,
      language,
    )
    const said = />([^<]+(?:<!-- -->[^<]*)*)<\/a>/.exec(html)?.[1] ?? ''
    const label = t(`enquiries:field.${field.label}`)
    const words = stems(said)
    const isNamed = said.startsWith(label) || stems(label).some((stem) => words.includes(stem))
    return isNamed ? [] : [`${form}: ${label}: ${said}`]
  })
  expect([...new Set(strange)]).toEqual([])
})
