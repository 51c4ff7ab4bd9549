type Row = Record<string, unknown>
type Rows = Record<string, unknown[]>

/** Tables that later versions have no use for: what they held may go. */
const dropped = ['brakes']

/** Tables and columns that later versions call by another name. */
const renamed: Record<string, string> = {
  visit_slots: 'viewing_slots',
  visit_days: 'viewing_days',
  visit_outcomes: 'viewing_outcomes',
  visit_feedback: 'viewing_feedback',
  visit_minutes: 'viewing_minutes',
  property_visits: 'property_viewings',
  page_visits: 'page_views',
  judged_homes: 'judged_properties',
}

/** Columns that a later version writes anew where nobody had touched them. */
const rewritten: Record<string, string[]> = { rules: ['source', 'checked_on', 'certainty'] }

/** Where `migrate()` keeps its own books. */
const books = ['migrations', 'definitions']

/** The rows of an older version as every later one has to have them. */
export function rowsToKeep(before: Rows): Rows {
  const isKept = ([table]: [string, unknown]) => ![...dropped, ...books].includes(table)
  const kept = Object.fromEntries(Object.entries(before).filter(isKept))
  return eachTable(withNewNames(kept), (rows, table) =>
    inOrder(rows.map((row) => without(rewritten[table] ?? [], withNewNames(row as Row)))),
  )
}

/** Of the rows of a later version the tables and columns that the older one had too. */
export function rowsKept(after: Rows, toKeep: Rows): Rows {
  return eachTable(toKeep, ([model], table) => {
    const columns = Object.keys(model as Row)
    const found = (after[table] ?? []) as Row[]
    return inOrder(found.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))))
  })
}

function without(names: string[], row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

function withNewNames<Value>(named: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [renamed[name] ?? name, value]),
  )
}

function eachTable(all: Rows, make: (rows: unknown[], table: string) => unknown[]): Rows {
  return Object.fromEntries(Object.entries(all).map(([table, rows]) => [table, make(rows, table)]))
}

function inOrder(rows: unknown[]): unknown[] {
  return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
