import { codeIn } from './crm/unknown-code'

/** What the office has a sentence for, in every language. */
const said = [
  'too-large',
  'too-small',
  'item-left-out',
  'mention-warn',
  'mention-withhold',
  'told-twice',
  'of-another',
  'kept-by-the-office',
  'unknown-value',
  'without-type',
  'not-a-picture',
  'not-a-document',
  'not-in-the-country',
  'unreachable',
] as const

export type ProblemSaid =
  | { says: (typeof said)[number] | keyof typeof expected | 'unreadable' }
  | { says: 'unknown-code' | 'read-as'; value: string }
  | { says: 'unreadable-items'; count: number }

const expected = {
  'no-number': /^(not-a|expected)-(number|int|nan|euros|count|measure|year)$/,
  'no-day': /^(not-a|expected)-(day|american-day|date)$/,
  'no-answer': /^(not-a|expected)-(yes|no|boolean)$/,
} as const
const expectations = Object.entries(expected) as [keyof typeof expected, RegExp][]

/** A problem of a record, from its code to a sentence that staff can read; what is left is unreadable. */
export function problemSaid(problem: string): ProblemSaid {
  const known = said.find((each) => each === problem)
  if (known) return { says: known }
  const code = codeIn(problem)
  if (code) return { says: 'unknown-code', value: code }
  const read = /^read-as-(.+)$/.exec(problem)?.[1]
  if (read) return { says: 'read-as', value: read }
  const items = /^unreadable-items (\d+)$/.exec(problem)?.[1]
  if (items) return { says: 'unreadable-items', count: Number(items) }
  const [says] = expectations.find(([, codes]) => codes.test(problem)) ?? []
  return { says: says ?? 'unreadable' }
}
