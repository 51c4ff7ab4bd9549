import type * as z from 'zod'
import { feedMarquee, feedType } from './feed-look-ups'
import { feedProject } from './feed-project'
import { feedProperty } from './feed-record'
import { numbersReadWithCare } from './numbers-read-with-care'

const shapes = {
  property: feedProperty,
  project: feedProject,
  type: feedType,
  marquee: feedMarquee,
}
export type JudgedKind = keyof typeof shapes
type Fault = { field: string; problem: string }

/**
 * Without these it would be another property than the agency offers: sold, let in place of for sale, or
 * nobody knows which, where or in what language. Any other odd value is left out alone.
 */
const needed: Record<JudgedKind, string[]> = {
  property: ['ID', 'language', 'Status', 'Goal', 'City', 'IsViager'],
  project: ['ID', 'language', 'Status', 'Goal', 'City'],
  type: ['WebID', 'language'],
  marquee: ['ID', 'language'],
}
/** Of what may be private, the odd answer hides: nobody said that it may be told. */
const whenOdd: Record<string, unknown> = { HideCity: true }

const lists = ['Pictures', 'Plans', 'Documents', 'Links']

/** One record against its shape, with a word about all that is left out of it. */
export function judgeRecord<Kind extends JudgedKind>(kind: Kind, record: object) {
  const shape = shapes[kind]
  const first = shape.safeParse(record)
  const faults = faultsOf(first.error?.issues ?? [])
  if (faults.some(({ field }) => needed[kind].includes(field))) {
    return { outcome: 'refused' as const, id: idOf(record), faults }
  }
  const data = first.data ?? shape.parse(withoutFields(record, faults))
  return {
    outcome: 'sound' as const,
    record: data as z.output<(typeof shapes)[Kind]>,
    leftOut: [...faults, ...leftOutOfLists(record, data)],
    readWithCare: numbersReadWithCare(shape.shape, record, data),
  }
}

function withoutFields(record: object, faults: Fault[]): object {
  const odd = faults.map(({ field }) => [field, whenOdd[field]])
  return { ...record, ...Object.fromEntries(odd) }
}

function idOf(record: object): number | null {
  const id = Number('ID' in record ? record.ID : Number.NaN)
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}

/** One per field, however many things are wrong with it. */
function faultsOf(issues: z.core.$ZodIssue[]): Fault[] {
  const byField = new Map(issues.toReversed().map((issue) => [issue.path[0], faultOf(issue)]))
  return [...byField.values()]
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  const field = String(issue.path[0] ?? '')
  if (issue.code === 'invalid_type') return { field, problem: `expected-${issue.expected}` }
  if (issue.code === 'too_big') return { field, problem: 'too-large' }
  if (issue.code === 'too_small') return { field, problem: 'too-small' }
  return { field, problem: issue.code.replaceAll('_', '-') }
}

function leftOutOfLists(record: object, judged: object): Fault[] {
  const lengthOf = (of: object, list: string) => {
    const items: unknown = of[list as keyof typeof of]
    return Array.isArray(items) ? items.length : 0
  }
  return lists
    .filter((list) => lengthOf(record, list) > lengthOf(judged, list))
    .map((field) => ({ field, problem: 'item-left-out' }))
}
