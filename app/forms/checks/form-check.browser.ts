import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { Form, StepName } from '../form'
import { answersSoFar } from '../form-fields'
import { schemaOf } from '../form-schema'

type Answers = Record<string, unknown>

/** What the browser says of a form before it is sent, by the same rules as the server. */
export function checkForm(form: Form, formData: FormData, today: string, step?: StepName) {
  const answers = answersSoFar(form, formData)
  const schema = schemaOf(form, today, step)
  return parseWithZod(answers, { schema }) as Submission<Answers, string[], Answers>
}
