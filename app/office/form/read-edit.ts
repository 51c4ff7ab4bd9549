import type * as z from 'zod'
import { arrangeList } from './arrange-list'
import { type Conflict, readBase, readChoices } from './conflict'
import type { FieldNode } from './field-node'
import { type Problems, problemsOf } from './problems'
import { readSchemaForm, type Typed, typedOver } from './read-schema-form'
import { sentVersion } from './sent-version'

type Values = Record<string, unknown>

type Sent = {
  values: Values
  /** The one that was edited, also when the form comes back: a newer one is not to be overwritten. */
  version: number
  /** What the form was opened with: what differs from it was typed. */
  base: Values
  /** The form asked to choose between two versions, and comes back before that is done. */
  conflict: Conflict | undefined
}

type Edit<Value> = Sent &
  /** A button of a list was pressed: the form comes back, one row more, less or elsewhere. */
  (
    | { outcome: 'arranged' }
    | { outcome: 'invalid'; problems: Problems }
    | { outcome: 'valid'; value: Value }
  )

/** Reads a form that was drawn from a schema. `kept` is what the fields that were not shown hold. */
export function readEdit<Schema extends z.ZodType>(
  typed: Typed,
  schema: Schema,
  fields: FieldNode[],
  kept: Values = {},
): Edit<z.output<Schema>> {
  const { form } = typed
  const version = sentVersion(form.get('version'))
  const base = readBase(form)
  const values = readSchemaForm(fields, typed)
  const choices = readChoices(form, { fields, typed: values, base, version })
  const { values: chosen, conflict, unanswered } = choices
  const sent = { version, base, conflict }
  const command = form.get('list')
  if (typeof command === 'string') {
    return { ...sent, outcome: 'arranged', values: arrangeList(values, command) }
  }
  const parsed = schema.safeParse(typedOver(kept, chosen), { reportInput: true })
  const problems = { ...(parsed.error && problemsOf(parsed.error)), ...unanswered }
  return parsed.success && Object.keys(unanswered).length === 0
    ? { ...sent, outcome: 'valid', values: chosen, value: parsed.data }
    : { ...sent, outcome: 'invalid', values, problems }
}
