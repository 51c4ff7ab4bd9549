import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type DatabasePart, folderOf, type KeptTable, type WaitingJob } from './manifest'
import { putPieces } from './pieces.server'
import { dumpWith, findPostgresTool } from './postgres-tools.server'
import type { SealedDepot } from './sealed-depot.server'

type Wish = {
  /** Past any pooler. */
  url: string
  /** A database that the agency runs itself is written by `pg_dump`, where that is found. */
  isOwnServer: boolean
}

/** All of it as it was at one moment, however long it takes: nobody waits for it. */
export async function copyDatabase(place: SealedDepot, name: string, wish: Wish) {
  const client = new pg.Client(wish.url)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('set local statement_timeout = 0')
    return await copyAtOnce(place, name, wish, client)
  } finally {
    await client.end()
  }
}

async function copyAtOnce(place: SealedDepot, name: string, wish: Wish, client: pg.Client) {
  const { rows } = await client.query('show server_version_num')
  const postgres = Math.floor(Number(rows[0].server_version_num) / 10_000)
  const tool = wish.isOwnServer ? findPostgresTool('pg_dump', postgres) : undefined
  const part: DatabasePart = {
    postgres,
    steps: await stepsOf(client),
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
    jobs: tool ? [] : await waitingJobs(client),
  }
  if (tool) {
    const { rows: snapshots } = await client.query('select pg_export_snapshot() as snapshot')
    const dumped = dumpWith(tool, wish.url, snapshots[0].snapshot)
    part.dump = await putPieces(place, `${folderOf(name)}database.dump`, dumped)
    return part
  }
  for (const table of part.tables) {
    const columns = table.columns.map(quoted).join(', ')
    const rowsOut = client.query(copyTo(`copy ${quoted(table.name)} (${columns}) to stdout`))
    table.pieces = await putPieces(place, `${folderOf(name)}${table.name}`, rowsOut)
  }
  return part
}

async function stepsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by 1')
  return rows.map(({ name }) => name)
}

/** What PostgreSQL reckons itself is not copied. */
async function tablesOf(client: pg.Client): Promise<KeptTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  const tables: KeptTable[] = []
  for (const { name, columns } of rows) {
    tables.push({ name, columns, rows: await countRows(client, name), pieces: [] })
  }
  return tables
}

export async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as count from ${quoted(table)}`)
  return rows[0].count
}

async function sequencesOf(client: pg.Client) {
  const { rows: names } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1",
  )
  const sequences: DatabasePart['sequences'] = []
  for (const { name } of names) {
    const { rows } = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    )
    sequences.push({ name, ...rows[0] })
  }
  return sequences
}

/** Of the queue only what still has to be done: the library makes its own tables. */
async function waitingJobs(client: pg.Client): Promise<WaitingJob[]> {
  const { rows } = await client.query("select to_regclass('pgboss.job') as queue")
  if (!rows[0].queue) return []
  const waiting = await client.query<WaitingJob>(`
    select name, coalesce(data, '{}'::jsonb) as data from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
    order by created_on, id`)
  return waiting.rows
}

export const quoted = (name: string) => pg.escapeIdentifier(name)
