import type { LeftOut } from '../crm/crm'
import { type Codes, type ReadAs, readValue } from './read-value'

/** One line of a CRM's table: which of its fields becomes which of ours, and how it is read. */
export type FieldLine = {
  from: string
  to: string
  as: ReadAs
  /** With "code" and "codes": what they mean in our words. */
  codes?: Codes
}

/**
 * Fills a record of ours by a table. A field that is not told keeps what the record has; one that makes
 * no sense does as well, and is noted.
 */
export function fillByTable<Content extends object>(
  content: Content,
  table: readonly FieldLine[],
  told: (from: string) => unknown,
): { content: Content; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const filled = { ...content }
  const copied = new Set<object>()
  for (const { from, to, as, codes } of table) {
    const value = told(from)
    const read = readValue(value, as, codes)
    if (read === undefined) leftOut.push({ field: from, problem: problemWith(value, as) })
    else if (read !== null) setAt(filled, to.split('.'), read, copied)
  }
  return { content: filled, leftOut }
}

/** A code is worth telling: someone will add it to the table. */
function problemWith(value: unknown, as: ReadAs): string {
  return as === 'code' || as === 'codes'
    ? `unknown-code ${String(value).slice(0, 40)}`
    : `not-a-${as}`
}

/** Groups on the way are copied first, each once: the record that came may share them with others. */
function setAt(
  content: object,
  [name = '', ...below]: string[],
  value: unknown,
  copied: Set<object>,
) {
  const group = content as Record<string, unknown>
  if (below.length === 0) {
    group[name] = value
    return
  }
  const inner = group[name] as object
  const own = copied.has(inner) ? inner : { ...inner }
  copied.add(own)
  group[name] = own
  setAt(own, below, value, copied)
}
