import type * as z from 'zod'
import type { Language } from '../../language/languages'
import { blankOf, isBlank } from './blank-fields'
import { feedMarquee, feedType } from './feed-look-ups'
import { feedProject } from './feed-project'
import { feedProperty } from './feed-record'
import { problemOfNumber } from './numbers-read-with-care'

const shapes = {
  property: feedProperty,
  project: feedProject,
  type: feedType,
  marquee: feedMarquee,
}
export type JudgedKind = keyof typeof shapes
type Fault = { field: string; problem: string }

const kinds = Object.keys(shapes) as JudgedKind[]
const byKind = <Value>(of: (kind: JudgedKind) => Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<JudgedKind, Value>
const blanks = byKind((kind) => blankOf(shapes[kind].shape))
/** With what each is when a record does not tell it, and whether it has to. */
const fieldsOf = byKind((kind) =>
  Object.entries<z.ZodType>(shapes[kind].shape).map(([field, shape]) => {
    const none = blanks[kind][field]
    return { field, shape, isNeeded: !(field in blanks[kind]), none }
  }),
)

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

/** One record against its shape, field by field, with a word about all that is left out of it. */
export function judgeRecord<Kind extends JudgedKind>(kind: Kind, record: object) {
  type Whole = z.output<(typeof shapes)[Kind]>
  const { told, faults, readWithCare } = readFields(kind, record as Record<string, unknown>)
  if (faults.some(({ field }) => needed[kind].includes(field))) {
    return { outcome: 'refused' as const, id: idOf(record), faults }
  }
  return {
    outcome: 'sound' as const,
    /** What it tells, without the fields that it leaves empty. */
    told: told as Partial<Whole>,
    language: (told.language ?? blanks[kind].language) as Language,
    /** All of its fields: made when it is asked for, since most records are laid out as they are told. */
    get record() {
      return { ...blanks[kind], ...told } as Whole
    },
    leftOut: [...faults, ...leftOutOfLists(record, told)],
    readWithCare,
  }
}

/** What a record does not tell is not judged each time anew. */
function readFields(kind: JudgedKind, record: Record<string, unknown>) {
  const told: Record<string, unknown> = {}
  const faults: Fault[] = []
  const readWithCare: Fault[] = []
  for (const { field, shape, isNeeded, none } of fieldsOf[kind]) {
    const written = record[field]
    if (written === undefined && !isNeeded) continue
    const read = shape.safeParse(written)
    if (!read.success) {
      faults.push(faultOf(field, read.error.issues[0]))
      if (field in whenOdd) told[field] = whenOdd[field]
    } else if (!isBlank(read.data, none)) {
      told[field] = read.data
      const problem = problemOfNumber(shape, written, read.data)
      if (problem) readWithCare.push({ field, problem })
    }
  }
  // As they were always told: the last one first.
  return { told, faults: faults.reverse(), readWithCare }
}

function idOf(record: object): number | null {
  const id = Number('ID' in record ? record.ID : Number.NaN)
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}

function faultOf(field: string, issue: z.core.$ZodIssue | undefined): Fault {
  if (issue?.code === 'invalid_type') return { field, problem: `expected-${issue.expected}` }
  if (issue?.code === 'too_big') return { field, problem: 'too-large' }
  if (issue?.code === 'too_small') return { field, problem: 'too-small' }
  return { field, problem: issue?.code.replaceAll('_', '-') ?? '' }
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
