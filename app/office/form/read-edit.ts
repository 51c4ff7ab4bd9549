import type * as z from 'zod'
import { arrangeList } from './arrange-list'
import type { FieldNode } from './field-node'
import { type Problems, problemsOf } from './problems'
import { readSchemaForm, type Typed, typedOver } from './read-schema-form'

type Values = Record<string, unknown>

type Edit<Value> =
  /** A button of a list was pressed: the form comes back, one row more, less or elsewhere. */
  | { outcome: 'arranged'; values: Values; version: number }
  | { outcome: 'invalid'; values: Values; version: number; problems: Problems }
  | { outcome: 'valid'; values: Values; version: number; value: Value }

/** Reads a form that was drawn from a schema. `kept` is what the fields that were not shown hold. */
export function readEdit<Schema extends z.ZodType>(
  typed: Typed,
  schema: Schema,
  fields: FieldNode[],
  kept: Values = {},
): Edit<z.output<Schema>> {
  const values = readSchemaForm(fields, typed)
  /** The one that was edited, also when the form comes back: a newer one is not to be overwritten. */
  const version = Number(typed.form.get('version'))
  const command = typed.form.get('list')
  if (typeof command === 'string') {
    return { outcome: 'arranged', version, values: arrangeList(values, command) }
  }
  const parsed = schema.safeParse(typedOver(kept, values), { reportInput: true })
  return parsed.success
    ? { outcome: 'valid', version, values, value: parsed.data }
    : { outcome: 'invalid', version, values, problems: problemsOf(parsed.error) }
}
