import * as z from 'zod'
import { readMoney } from '../language/numbers/read-money'
import { readNumber } from '../language/numbers/read-number'
import { callProblems } from './checks/call-problems'
import { zipProblem } from './checks/zip-problem'
import {
  type Alert,
  type Field,
  type Form,
  fieldsOfStep,
  type StepName,
  type StoredAnswers,
} from './form'

/** The one check of a form, for the browser and for the server. Errors are message keys. */
export function schemaOf(form: Form, today: string, step?: StepName): FormSchema {
  const made = schemas.get(form)
  if (made?.today === today && made.step === step) return made.schema
  const schema = makeSchema(form, today, step)
  schemas.set(form, { today, step, schema })
  return schema
}

type FormSchema = ReturnType<typeof makeSchema>

/** Making one costs more than using it, and a form is mostly asked for in the same way. */
const schemas = new WeakMap<Form, { today: string; step?: StepName; schema: FormSchema }>()

function makeSchema(form: Form, today: string, step?: StepName) {
  const shape = Object.fromEntries(
    fieldsOfStep(form, step).map(([name, field]) => {
      const check = checkOf(field)
      return [name, field.required ? check : check.optional()]
    }),
  )
  const others = Object.keys(form.fields).filter((name) => !(name in shape))
  const carried = Object.fromEntries(others.map((name) => [name, z.unknown().optional()]))
  const schema = z.object({ ...shape, ...carried })
  return schema.superRefine((answers, context) => {
    const given = answers as StoredAnswers
    const problems = [...callProblems(form, given), ...(form.check?.(given, today) ?? [])]
    for (const { field, alert } of problems) {
      if (field in shape) context.addIssue({ code: 'custom', path: [field], message: alert })
    }
  })
}

function checkOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return line(field.empty, field.longest)
    case 'zip':
      return line(field.empty, field.longest).superRefine((typed, context) => {
        const alert = zipProblem(typed, field.place)
        if (alert) context.addIssue({ code: 'custom', message: alert })
      })
    case 'tel':
      return line(field.empty, field.longest).regex(
        /^\+?(?:[\s./()-]*\d){8,15}[\s./()-]*$/,
        says('ALERT_PHONE_INVALID'),
      )
    case 'email':
      return z
        .string(says(field.empty))
        .trim()
        .max(254, says('ALERT_TEXT_TOO_LONG'))
        .pipe(z.email(says('ALERT_EMAIL_INVALID')))
    case 'long-text':
      return z
        .string(says(field.empty))
        .trim()
        .max(field.longest, says('ALERT_TEXT_TOO_LONG'))
        .regex(/^[^\p{Cc}]*(?:[\r\n\t][^\p{Cc}]*)*$/u, says('ALERT_TEXT_INVALID'))
    case 'choice':
    case 'select':
      return z.enum(field.options as [string, ...string[]], says(field.empty))
    case 'check':
      return z.boolean(says(field.empty))
    case 'day':
      return z.string(says(field.empty)).pipe(z.iso.date(says('ALERT_DATE_INVALID')))
    case 'money':
      return amount(field)
    case 'number':
      return wholeNumber(field)
    case 'files':
      return z
        .array(z.string().max(600), says(field.empty))
        .min(field.required ? 1 : 0, says(field.empty))
        .max(field.atMost, says('ALERT_FILES_TOO_MANY'))
  }
}

/** Without line breaks and other control characters: names end up in the headers of letters. */
function line(empty: Alert, longest: number) {
  return z
    .string(says(empty))
    .trim()
    .min(1, says(empty))
    .max(longest, says('ALERT_TEXT_TOO_LONG'))
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, says('ALERT_TEXT_INVALID'))
}

function amount({ empty, lowest, highest }: Extract<Field, { kind: 'money' }>) {
  return z.string(says(empty)).transform((typed, context) => {
    const read = readMoney(typed, highest)
    if ('cents' in read && read.cents >= lowest) return read.cents
    context.addIssue({ code: 'custom', message: 'ALERT_AMOUNT_INVALID' satisfies Alert })
    return z.NEVER
  })
}

function wholeNumber({ empty, lowest, highest }: Extract<Field, { kind: 'number' }>) {
  return z.string(says(empty)).transform((typed, context) => {
    const read = readNumber(typed, { decimals: 0, highest })
    if ('value' in read && read.value >= lowest) return read.value
    context.addIssue({ code: 'custom', message: 'ALERT_NUMBER_INVALID' satisfies Alert })
    return z.NEVER
  })
}

function says(error: Alert) {
  return { error }
}
