import type { LeftOut } from '../crm/crm'

/** What was told and not understood: fields that say nothing to us, and lists that lost some of their items. */
export function oddFields(told: unknown, read: object, path = ''): LeftOut[] {
  if (!isGroup(told)) return []
  return Object.entries(read).flatMap(([name, value]): LeftOut[] => {
    const field = path + name
    const before = told[name]
    if (isEmpty(before)) return []
    if (value === undefined || value === null) return [{ field, problem: 'unreadable' }]
    if (Array.isArray(value)) return lostItems(field, before, value)
    return isGroup(value) ? groupFaults(field, before, value) : []
  })
}

function lostItems(field: string, before: unknown, items: unknown[]): LeftOut[] {
  const count = Array.isArray(before) ? before.length - items.length : 0
  if (count > 0) return [{ field, problem: `unreadable-items ${count}` }]
  return Array.isArray(before) || items.length > 0 ? [] : [{ field, problem: 'unreadable' }]
}

/** Something else where a group of fields should be. */
function groupFaults(field: string, before: unknown, group: object): LeftOut[] {
  if (isGroup(before)) return oddFields(before, group, `${field}.`)
  return Array.isArray(before) && before.length === 0 ? [] : [{ field, problem: 'unreadable' }]
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === '-'
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
