import * as z from 'zod'
import { figure } from '../../editorial/block'
import { isLinkedPage } from '../../editorial/linked-page'
import { relationTypes } from '../../editorial/module'
import { type EditedKind, editedSchemas, type Values } from '../../editorial/writing/edited-content'
import { translatable } from '../../language/translatable'
import { describeSchema } from '../form/describe-schema'
import type { FieldNode } from '../form/field-node'

export type ContentForm = {
  schema: z.ZodObject
  fields: FieldNode[]
  /** From what is kept to what stands in the form, and back. */
  toForm: (values: Values) => Values
  fromForm: (values: Values) => Values
}

const same = (values: Values) => values

const { relationType: _type, relationId: _id, ...moduleShape } = editedSchemas.module.shape

/** What a module shows is one choice, though it is kept as two fields. */
const moduleForm = z.strictObject({
  relation: z
    .strictObject({ type: z.enum(relationTypes), id: z.int().min(1) })
    .meta({ widget: 'special:relation' }),
  ...moduleShape,
})

/** A number, or the years since one: both fields stand in the form, and one of them counts. */
const figureForm = z
  .strictObject({
    groupId: figure.shape.groupId,
    label: figure.shape.label,
    kind: z.enum(['number', 'years-since']),
    number: z.number().nullable().default(null),
    unit: translatable.default({}),
    year: z.int().min(1800).max(2100).nullable().default(null),
  })
  .superRefine(({ kind, number, year }, context) => {
    const path = kind === 'number' ? 'number' : 'year'
    if ((kind === 'number' ? number : year) === null) {
      context.addIssue({ code: 'custom', path: [path], params: { key: 'required' } })
    }
  })

type FigureValue = { kind: string; number?: number; unit?: object; year?: number }

const adapted: Partial<Record<EditedKind, Omit<ContentForm, 'fields'>>> = {
  module: {
    schema: moduleForm,
    toForm: ({ relationType: type, relationId: id, ...values }) => ({
      relation: type ? { type, id } : undefined,
      ...values,
    }),
    fromForm: ({ relation, ...values }) => {
      const { type, id } = relation as { type: string; id: number }
      return { ...values, relationType: type, relationId: id }
    },
  },
  figure: {
    schema: figureForm,
    toForm: ({ value, ...values }) => {
      const {
        kind = 'number',
        number = null,
        unit = {},
        year = null,
      } = (value ?? {}) as Partial<FigureValue>
      return { ...values, kind, number, unit, year }
    },
    fromForm: ({ kind, number, unit, year, ...values }) => ({
      ...values,
      value: kind === 'number' ? { kind, number, unit } : { kind, year },
    }),
  },
}

function formOf(kind: EditedKind): ContentForm {
  const form = adapted[kind] ?? { schema: editedSchemas[kind], toForm: same, fromForm: same }
  return { ...form, fields: describeSchema(form.schema) }
}

const forms = Object.fromEntries(
  (Object.keys(editedSchemas) as EditedKind[]).map((kind) => [kind, formOf(kind)]),
) as Record<EditedKind, ContentForm>

export function contentForm(kind: EditedKind): ContentForm {
  return forms[kind]
}

/** A page of the table of addresses has its address there: it is no field of its form. */
export function fieldsFor(kind: EditedKind, content: object): FieldNode[] {
  const { fields } = forms[kind]
  if (kind !== 'page' || !isLinkedPage(content as { name: string })) return fields
  return fields.map((field) =>
    field.kind === 'group' && field.name === 'params'
      ? { ...field, fields: field.fields.filter(({ name }) => name !== 'path') }
      : field,
  )
}
