import { writtenPhone } from '../language/numbers/written-phone.server'
import { checkFields } from '../web/check-fields.server'
import type { Form, StepName, StoredAnswers } from './form'
import { schemaOf } from './form-schema'
import type { FormState } from './form-state'
import { errorsOf } from './form-values'

type Checked = { errors: FormState['errors']; answers: StoredAnswers | undefined }

/** What was sent, checked on the server. Telephone numbers come out in one way of writing. */
export function checkAnswers(
  form: Form,
  sent: FormData,
  { today, step }: { today: string; step?: StepName },
): Checked {
  const checked = checkFields(sent, schemaOf(form, today, step))
  if (checked.status !== 'success') return { errors: errorsOf(checked), answers: undefined }
  const answers = Object.entries(checked.value as StoredAnswers).map(([name, answer]) => {
    const isPhone = form.fields[name]?.kind === 'tel' && typeof answer === 'string'
    return [name, isPhone ? writtenPhone(answer) : answer]
  })
  return { errors: {}, answers: Object.fromEntries(answers) }
}
