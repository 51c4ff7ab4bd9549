import type * as z from 'zod'
import { arrangeList } from './arrange-list'
import type { FieldNode } from './field-node'
import { type Problems, problemsOf } from './problems'
import { readSchemaForm, typedOver } from './read-schema-form'

type Values = Record<string, unknown>

export type Edit<Value> =
  /** A button of a list was pressed: the form comes back, one row more, less or elsewhere. */
  | { outcome: 'arranged'; values: Values }
  | { outcome: 'invalid'; values: Values; problems: Problems }
  | { outcome: 'valid'; values: Values; value: Value; version: number }

/** Reads a form that was drawn from a schema. `kept` is what the fields that were not shown hold. */
export function readEdit<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  fields: FieldNode[],
  kept: Values = {},
): Edit<z.output<Schema>> {
  const values = readSchemaForm(fields, form)
  const command = form.get('list')
  if (typeof command === 'string')
    return { outcome: 'arranged', values: arrangeList(values, command) }
  const parsed = schema.safeParse(typedOver(kept, values), { reportInput: true })
  if (!parsed.success) return { outcome: 'invalid', values, problems: problemsOf(parsed.error) }
  return { outcome: 'valid', values, value: parsed.data, version: Number(form.get('version')) }
}
