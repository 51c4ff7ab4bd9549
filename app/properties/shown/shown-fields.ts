import type { Language } from '../../language/languages'
import { type Answer, displayValue } from './display-value'
import {
  type Field,
  type FieldGroup,
  type FieldName,
  type FieldProperty,
  fieldGroups,
} from './field-groups'

export type ShownField = { name: FieldName } & ({ text: string } | { answer: Answer })

/** The fields of a group that have something to tell. */
export function shownFields(
  group: FieldGroup,
  property: FieldProperty,
  language: Language,
): ShownField[] {
  const fields: readonly Field<FieldName>[] = fieldGroups[group]
  return fields.flatMap(({ name, of }): ShownField[] => {
    const shown = of(property)
    if (shown.type === 'answer') return shown.value ? [{ name, answer: shown.value }] : []
    const text = displayValue(shown, language)
    return text ? [{ name, text }] : []
  })
}

export function textOf(field: ShownField): string {
  return 'text' in field ? field.text : field.answer
}

/** "Garages: 0" tells nothing. */
export function isSomething(field: ShownField): boolean {
  return !/^0(?![\d.,])/.test(textOf(field))
}
