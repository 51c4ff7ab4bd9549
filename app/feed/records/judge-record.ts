import type * as z from 'zod'
import { feedMarquee, feedType } from './feed-look-ups'
import { feedProject } from './feed-project'
import { feedProperty } from './feed-record'

const shapes = {
  property: feedProperty,
  project: feedProject,
  type: feedType,
  marquee: feedMarquee,
}
export type JudgedKind = keyof typeof shapes
type Fault = { field: string; problem: string }

const lists = ['Pictures', 'Plans', 'Documents', 'Links']

/**
 * One record against its shape. Any field of the wrong type refuses the record as a whole: half a
 * property would be worse than yesterday's. Only items of lists may be left out, with a word about it.
 */
export function judgeRecord<Kind extends JudgedKind>(kind: Kind, record: object) {
  const { success, data, error } = shapes[kind].safeParse(record)
  if (!success) {
    return { outcome: 'refused' as const, id: idOf(record), faults: error.issues.map(faultOf) }
  }
  return {
    outcome: 'sound' as const,
    record: data as z.output<(typeof shapes)[Kind]>,
    leftOut: leftOut(record, data),
  }
}

function idOf(record: object): number | null {
  const id = Number('ID' in record ? record.ID : Number.NaN)
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  const field = issue.path.join('.')
  if (issue.code === 'invalid_type') return { field, problem: `expected-${issue.expected}` }
  if (issue.code === 'too_big') return { field, problem: 'too-large' }
  if (issue.code === 'too_small') return { field, problem: 'too-small' }
  return { field, problem: issue.code.replaceAll('_', '-') }
}

function leftOut(record: object, judged: object): Fault[] {
  const lengthOf = (of: object, list: string) => {
    const items: unknown = of[list as keyof typeof of]
    return Array.isArray(items) ? items.length : 0
  }
  return lists
    .filter((list) => lengthOf(record, list) > lengthOf(judged, list))
    .map((field) => ({ field, problem: 'item-left-out' }))
}
