import { type Language, languages } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'
import type { FieldNode } from './field-node'

type Lacking = Record<Language, number>

/** How many texts each language lacks that another has; nothing where no field is translated. */
export function lackingTexts(fields: FieldNode[], value: unknown): Lacking | undefined {
  const found = fields.flatMap((field) => textsOf(field, within(value, field.name)))
  if (found.length === 0) return undefined
  const said = found.filter((texts) => languages.some((each) => translated(texts, each)))
  const lacking = (language: Language) =>
    said.filter((texts) => !translated(texts, language)).length
  return Object.fromEntries(languages.map((each) => [each, lacking(each)])) as Lacking
}

function textsOf(field: FieldNode, value: unknown): Translatable[] {
  switch (field.kind) {
    case 'translated':
      // What is chosen from a list says itself in every language.
      return field.known ? [] : [(value ?? {}) as Translatable]
    case 'group':
      return field.fields.flatMap((each) => textsOf(each, within(value, each.name)))
    case 'list':
      return Array.isArray(value) ? value.flatMap((each) => textsOf(field.item, each)) : []
    default:
      return []
  }
}

function within(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined
}
