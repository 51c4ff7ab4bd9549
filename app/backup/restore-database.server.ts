import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { isOfNewerVersion } from '../database/migrate.server'
import { migrationFiles } from '../database/migration-files.server'
import { quoted } from './copy-database.server'
import type { KeptTable, Manifest } from './manifest'
import { readPieces } from './pieces.server'
import { findPostgresTool, restoreWith } from './postgres-tools.server'
import { BrokenBackup, type SealedDepot } from './sealed-depot.server'

/** Definitions are made anew from the files of this version. */
const notCopied = ['definitions']

/** Into an empty database, all or nothing; to be migrated afterwards, as any older one. */
export async function restoreDatabase(place: SealedDepot, made: Manifest, url: string) {
  refuseNewer(made)
  const client = new pg.Client(url)
  await client.connect()
  try {
    await refuseFull(client)
    if (made.dump) await restoreDump(place, made, url)
    else await restoreTables(place, made, client)
  } finally {
    await client.end()
  }
}

function refuseNewer({ name, steps }: Manifest) {
  const unknown = steps.filter(isOfNewerVersion)
  if (unknown.length === 0) return
  throw new BrokenBackup(
    `The backup ${name} was made by a newer version, which has ${unknown.join(', ')}: restore it with that one.`,
  )
}

async function refuseFull(client: pg.Client) {
  const { rows } = await client.query(`
    select count(*)::int as count from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'v', 'm', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`)
  if (rows[0].count === 0) return
  throw new Error(
    'The database is not empty, and nothing was changed: restore into one that was just made.',
  )
}

async function restoreDump(place: SealedDepot, made: Manifest, url: string) {
  const tool = findPostgresTool('pg_restore', made.postgres)
  if (!tool) {
    throw new Error(
      `This backup was written by pg_dump: install the tools of PostgreSQL ${made.postgres} (pg_restore).`,
    )
  }
  await restoreWith(tool, url, readPieces(place, made.dump ?? []))
}

async function restoreTables(place: SealedDepot, made: Manifest, client: pg.Client) {
  await client.query('begin')
  await client.query(
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const { name, sql } of migrationFiles()) {
    if (made.steps.includes(name)) await client.query(sql)
  }
  const tables = made.tables.filter(({ name }) => !notCopied.includes(name))
  const names = tables.map(({ name }) => quoted(name))
  await client.query(`truncate ${[...names, ...notCopied.map(quoted)].join(', ')}`)
  // Rows come in the order of their tables, and name rows that are not there yet.
  const constraints = await makeDeferrable(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  for (const table of tables) await copyRows(place, table, client)
  await client.query('set constraints all immediate')
  for (const undo of constraints) await client.query(undo)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, value, isCalled } of made.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled])
  }
  await client.query('commit')
}

async function copyRows(place: SealedDepot, table: KeptTable, client: pg.Client) {
  const columns = table.columns.map(quoted).join(', ')
  const into = client.query(copyFrom(`copy ${quoted(table.name)} (${columns}) from stdin`))
  await pipeline(readPieces(place, table.pieces), into)
  if (into.rowCount === table.rows) return
  throw new BrokenBackup(`${table.name} has ${into.rowCount} rows and not ${table.rows}.`)
}

/** Answers what puts them back as they were. */
async function makeDeferrable(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`)
  for (const { table, name } of rows) {
    await client.query(
      `alter table ${table} alter constraint ${quoted(name)} deferrable initially deferred`,
    )
  }
  return rows.map(
    ({ table, name }) => `alter table ${table} alter constraint ${quoted(name)} not deferrable`,
  )
}
