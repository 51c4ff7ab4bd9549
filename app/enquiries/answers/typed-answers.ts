import type { Field, Form, StoredAnswers } from '../../forms/form'
import type { FormState } from '../../forms/form-state'
import { readMoney } from '../../language/numbers/read-money'

type Answer = StoredAnswers[string]

/** What was typed so far, as it would be stored; what cannot be read yet is left out. */
export function typedAnswers(form: Form, { values, files }: FormState): StoredAnswers {
  const answers = Object.entries(form.fields).flatMap(([name, field]): [string, Answer][] => {
    if (field.kind === 'files') {
      const names = (files[name] ?? []).map((file) => file.name)
      return names.length > 0 ? [[name, names]] : []
    }
    const answer = typedAnswer(field, values[name])
    return answer === undefined ? [] : [[name, answer]]
  })
  return Object.fromEntries(answers)
}

function typedAnswer(field: Field, value: string | string[] | undefined): Answer | undefined {
  const typed = String(value ?? '').trim()
  // What is ticked below the recap is not repeated in it.
  if (typed === '' || field.kind === 'check') return undefined
  if (field.kind !== 'money') return typed
  const read = readMoney(typed, field.highest)
  return 'cents' in read ? read.cents : undefined
}
