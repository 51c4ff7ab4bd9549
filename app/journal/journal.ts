import type { Database } from '../database/client.server'

/** Who changes something in the office, when, and where it is kept. */
export type Writer = { db: Database; staff: { id: string; name: string }; now: () => Date }

/** What was changed: { kind: 'page', id: '12' }. */
export type Subject = { kind: string; id: string }

export type Change = {
  id: number
  at: Date
  accountId: string
  accountName: string
  kind: string
  subject: string
  action: string
  before: unknown
  after: unknown
}

type Difference = { path: string; before: string; after: string }

/** What differs between two versions, field by field; a text of many lines stays whole. */
export function differences(before: unknown, after: unknown): Difference[] {
  const one = leavesOf(before)
  const other = leavesOf(after)
  const paths = [...new Set([...one.keys(), ...other.keys()])]
  return paths
    .map((path) => ({ path, before: one.get(path) ?? '', after: other.get(path) ?? '' }))
    .filter((each) => each.before !== each.after)
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()) {
  if (value === null || value === undefined || value === '') return leaves
  if (typeof value !== 'object') return leaves.set(path, String(value))
  for (const [key, each] of Object.entries(value)) {
    leavesOf(each, path ? `${path}.${key}` : key, leaves)
  }
  return leaves
}
