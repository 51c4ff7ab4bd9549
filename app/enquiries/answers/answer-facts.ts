import type { Field, Form, StoredAnswers } from '../../forms/form'
import { groupedPhone } from '../../language/numbers/phone-number'
import type { Say } from '../../language/say'
import { euros } from '../../properties/price'

export type Fact = { label: string; value: string }

/** What was answered, in the order of the form and in the words of the reader's language. */
export function answerFacts(
  form: Form,
  answers: StoredAnswers,
  t: Say<'enquiries'>,
  labelOf = ({ label }: Field): string => t(`field.${label}`),
): Fact[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const answer = answers[name]
    if (answer === undefined || answer === '') return []
    const value = told(field, answer, t)
    return value === '' ? [] : [{ label: labelOf(field), value }]
  })
}

function told(field: Field, answer: StoredAnswers[string], t: Say<'enquiries'>): string {
  switch (field.kind) {
    case 'money':
      return euros(Number(answer))
    case 'day':
      return String(answer).split('-').map(Number).toReversed().join('-')
    case 'check':
      return t(answer ? 'page.yes' : 'page.no')
    case 'choice':
    case 'select':
      // An hour has a colon, which otherwise ends the name of a file of messages.
      return t(`option.${field.list}.${answer}` as never, { nsSeparator: false })
    case 'files':
      return [answer].flat().join(', ')
    case 'number':
      return field.unit ? `${answer} ${field.unit}` : String(answer)
    case 'tel':
      return groupedPhone(String(answer))
    default:
      return String(answer)
  }
}
