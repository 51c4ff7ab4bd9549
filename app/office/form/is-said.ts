import type { FieldNode } from './field-node'

/** Whether somebody filled in a field. */
export function isSaid(field: FieldNode, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (field.kind === 'check') return value === true
  if (field.kind === 'group') {
    return field.fields.some((each) => isSaid(each, (value as Record<string, unknown>)[each.name]))
  }
  return typeof value !== 'object' || Object.values(value).some(Boolean)
}
