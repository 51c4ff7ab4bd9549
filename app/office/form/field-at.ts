import type { FieldNode } from './field-node'

/** The field that a path is about: "finances.priceCents", "links.0.url", "texts.title.fr". */
export function fieldAt(fields: FieldNode[], path: string): FieldNode | undefined {
  const [name, ...below] = path.split('.')
  const field = fields.find((each) => each.name === name)
  return field && within(field, below)
}

function within(field: FieldNode, [step, ...below]: string[]): FieldNode | undefined {
  if (step === undefined) return field
  if (field.kind === 'group') return fieldAt(field.fields, [step, ...below].join('.'))
  if (field.kind === 'list') return within(field.item, below)
  // A language of a text, or one of several choices.
  return field
}

/** What stands at a path of a value. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (holder, step) =>
        typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
          ? (holder as Record<string, unknown>)[step]
          : undefined,
      value,
    )
}
