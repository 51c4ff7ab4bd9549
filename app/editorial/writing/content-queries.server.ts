import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod'
import type { Database } from '../../database/client.server'
import { log } from '../../web/log.server'
import { type ContentKind, contentKinds, withSafeTexts } from './content-kinds.server'

type Schema<Kind extends ContentKind> = (typeof contentKinds)[Kind]['schema']
export type Content<Kind extends ContentKind> = z.output<Schema<Kind>>
export type ContentInput<Kind extends ContentKind> = Omit<z.input<Schema<Kind>>, 'id'> & {
  id?: number
}

/** A row that was not written since has the same, even inside a transaction that writes it twice. */
const rowVersion = sql<string>`xmin::text || ' ' || ctid::text`

/** Checked and cleaned once by the rules of this release, not for every page. */
const checkedRows = new LRUCache<string, object>({ max: 5_000 })

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) frozen(each)
  return value instanceof Date ? value : Object.freeze(value)
}

/** Rows as they should be. One that is not is left out and reported; the page still stands. */
export async function readContent<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  where?: SQL,
): Promise<Content<Kind>[]> {
  const { table, schema, richFields } = contentKinds[kind]
  const rows = await db
    .select({ ...getTableColumns(table as PgTable), rowVersion })
    .from(table as PgTable)
    .where(where)
  return rows.flatMap(({ rowVersion, ...row }) => {
    const id = Reflect.get(row, 'id')
    const key = `${kind} ${id} ${rowVersion}`
    const known = checkedRows.get(key)
    if (known) return [known as Content<Kind>]
    const read = schema.safeParse(row)
    if (read.success) {
      const content = withSafeTexts(read.data, richFields) as Content<Kind>
      checkedRows.set(key, frozen(content))
      return [content]
    }
    log.error({ kind, id, complaint: complaintOf(read.error) }, 'content left out')
    return []
  })
}

export async function findContent<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<Content<Kind> | undefined> {
  return (await readContent(db, kind, eq(contentKinds[kind].table.id, id)))[0]
}

/** Until the end of the transaction nobody else changes it. */
export async function lockContent(tx: Database, kind: ContentKind, id: number) {
  await tx.execute(sql`
    select 1 from ${contentKinds[kind].table} where id = ${id} for update`)
}

/** Until the end of the transaction nobody else moves pages: two moves at once could make a circle. */
export async function lockMenu(tx: Database) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('menu'))`)
}

type Added = { outcome: 'added'; ids: number[] } | { outcome: 'invalid'; complaint: string }

export async function addContent<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  inputs: ContentInput<Kind>[],
): Promise<Added> {
  const { table } = contentKinds[kind]
  const rows: object[] = []
  for (const input of inputs) {
    const parsed = checked(kind, { id: 1, ...input })
    if (parsed.outcome === 'invalid') return parsed
    rows.push('id' in input ? parsed.row : without(parsed.row, 'id'))
  }
  if (rows.length === 0) return { outcome: 'added', ids: [] }
  const added = await db
    .insert(table as typeof contentKinds.page.table)
    .values(rows as never)
    .returning({ id: (table as typeof contentKinds.page.table).id })
  await countOn(db, getTableName(table))
  return { outcome: 'added', ids: added.map(({ id }) => id) }
}

type Changed =
  | { outcome: 'changed'; version: number }
  | { outcome: 'invalid'; complaint: string }
  | { outcome: 'conflict' }

/** `basedOn` is the version that was edited: whoever saves second is told, and overwrites nothing. */
export async function changeContent<Kind extends Exclude<ContentKind, 'tree item'>>(
  db: Database,
  kind: Kind,
  id: number,
  basedOn: number,
  input: ContentInput<Kind>,
): Promise<Changed> {
  const parsed = checked(kind, { ...input, id, version: basedOn + 1 })
  if (parsed.outcome === 'invalid') return parsed
  const table = contentKinds[kind].table as typeof contentKinds.page.table
  const hasModifyDate = kind === 'page' || kind === 'article'
  const changed = await db
    .update(table)
    .set({ ...parsed.row, ...(hasModifyDate ? { modifyDate: sql`now()` } : {}) } as never)
    .where(and(eq(table.id, id), eq(table.version, basedOn)))
    .returning({ version: table.version })
  return changed[0] ? { outcome: 'changed', version: changed[0].version } : { outcome: 'conflict' }
}

function checked(kind: ContentKind, input: object) {
  const { schema, richFields } = contentKinds[kind]
  const parsed = schema.safeParse(input)
  if (!parsed.success) {
    return { outcome: 'invalid', complaint: `${kind}: ${complaintOf(parsed.error)}` } as const
  }
  return { outcome: 'valid', row: withSafeTexts(parsed.data, richFields) as object } as const
}

function without(row: object, key: string): object {
  return Object.fromEntries(Object.entries(row).filter(([each]) => each !== key))
}

/** Rows that brought their own id leave the counter behind. */
async function countOn(db: Database, table: string) {
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
}

function complaintOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/** Things of one kind in the order given. Their place is no part of what is written in them. */
export async function placeContent(
  tx: Database,
  kind: Exclude<ContentKind, 'tree item' | 'image' | 'external block'>,
  ids: number[],
) {
  const table = contentKinds[kind].table as typeof contentKinds.page.table
  for (const [sort, id] of ids.entries()) {
    await tx.update(table).set({ sort }).where(eq(table.id, id))
  }
}

export async function setParent(tx: Database, id: number, parentId: number | null) {
  const { table } = contentKinds.page
  await tx.update(table).set({ parentId }).where(eq(table.id, id))
}

/** For a transaction that is rolled back: shown as written, whoever may have changed it meanwhile. */
export async function showAnyway(tx: Database, kind: ContentKind, id: number, value: object = {}) {
  const content = await findContent(tx, kind, id)
  const parsed = content && checked(kind, { ...content, ...value, ...published(content) })
  if (parsed?.outcome !== 'valid') return
  const table = contentKinds[kind].table as typeof contentKinds.page.table
  await tx
    .update(table)
    .set(parsed.row as never)
    .where(eq(table.id, id))
}

function published(content: object) {
  return 'status' in content ? { status: 'published' } : {}
}

export async function removeContent(tx: Database, kind: ContentKind, id: number) {
  const { table } = contentKinds[kind]
  await tx.delete(table as typeof contentKinds.page.table).where(eq(table.id, id))
}
