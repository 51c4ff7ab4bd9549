import type pg from 'pg'

type Column = {
  table: string
  column: string
  type: string
  /** Whether a row may be added without it. */
  isOptional: boolean
}

/** What a node that knows the columns of before cannot do with those of now. */
export function missedByOlder(before: Column[], now: Column[]): string[] {
  const nameOf = ({ table, column }: Column) => `${table}.${column}`
  const known = new Map(now.map((each) => [nameOf(each), each]))
  const tables = new Set(before.map(({ table }) => table))
  const old = new Set(before.map(nameOf))
  const gone = before
    .filter((each) => known.get(nameOf(each))?.type !== each.type)
    .map((each) => `${nameOf(each)} is gone or has another type`)
  const narrowed = before
    .filter((each) => each.isOptional && known.get(nameOf(each))?.isOptional === false)
    .map((each) => `${nameOf(each)} may no longer be left out`)
  const wanted = now
    .filter((each) => tables.has(each.table) && !old.has(nameOf(each)) && !each.isOptional)
    .map((each) => `${nameOf(each)} is new and must be filled`)
  return [...gone, ...narrowed, ...wanted]
}

export async function columnsOf(client: pg.ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      (not a.attnotnull or a.atthasdef or a.attidentity <> '') as "isOptional"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    order by 1, 2`)
  return rows
}
