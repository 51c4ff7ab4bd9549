type Row = Record<string, unknown>
type Rows = Record<string, unknown[]>

/** Tables that later versions have no use for: what they held may go. */
const dropped = ['brakes']

/** Where `migrate()` keeps its own books. */
const books = ['migrations', 'definitions']

/** The rows of an older version as every later one has to have them. */
export function rowsToKeep(before: Rows): Rows {
  const isKept = ([table]: [string, unknown]) => ![...dropped, ...books].includes(table)
  return eachTable(Object.fromEntries(Object.entries(before).filter(isKept)), inOrder)
}

/** Of the rows of a later version the tables and columns that the older one had too. */
export function rowsKept(after: Rows, toKeep: Rows): Rows {
  return eachTable(toKeep, ([model], table) => {
    const columns = Object.keys(model as Row)
    const found = (after[table] ?? []) as Row[]
    return inOrder(found.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))))
  })
}

function eachTable(all: Rows, make: (rows: unknown[], table: string) => unknown[]): Rows {
  return Object.fromEntries(Object.entries(all).map(([table, rows]) => [table, make(rows, table)]))
}

function inOrder(rows: unknown[]): unknown[] {
  return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
