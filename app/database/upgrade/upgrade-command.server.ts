import pg from 'pg'
import { definitionFiles } from '../apply-definitions.server'
import { isOfNewerVersion } from '../migrate.server'
import { migrationFiles } from '../migration-files.server'
import { hashOf, type SqlFile } from '../sql-files.server'
import { takingsOf } from './taking-away'

const manual = `npm run upgrade -- --check   what the next start would do to the database; changes nothing
A start migrates by itself, all or nothing. See docs/operating/upgrade.md.`

type Tools = { url: string; isNewer?: (step: string) => boolean }

/** Reads only. */
export async function upgradeCommand(
  { url, isNewer = isOfNewerVersion }: Tools,
  words: string[],
): Promise<string> {
  if (!words.includes('--check')) return manual
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('begin read only')
    return (await linesOf(client, isNewer)).join('\n')
  } finally {
    await client.end()
  }
}

async function linesOf(client: pg.Client, isNewer: (step: string) => boolean): Promise<string[]> {
  const applied = await namesIn(client, 'migrations')
  if (!applied) return ['The database is empty: a start makes it.']
  const hashes = (await namesIn(client, 'definitions', "name || ' ' || hash")) ?? []
  const pending = migrationFiles().filter(({ name }) => !applied.includes(name))
  const definitions = definitionFiles().filter(
    (file) => !hashes.includes(`${file.name} ${hashOf(file)}`),
  )
  const newer = applied.filter((step) => isNewer(step))
  const told: string[] = []
  for (const file of pending) told.push(await toldOf(client, file))
  return [
    pending.length === 0
      ? 'No migration waits.'
      : `${pending.length} migrations would be applied, in one transaction:`,
    ...told,
    ...definitions.map(({ name }) => `${name} would be defined anew.`),
    ...newer.map((step) => `${step} is of a newer version: this one works beside it.`),
    ...verdict(pending),
  ]
}

function verdict(pending: SqlFile[]): string[] {
  const takings = pending.flatMap(takingsOf)
  if (pending.length === 0) return []
  if (takings.length === 0)
    return ['Nodes of the version before can go on: restart one after the other.']
  return [
    'Nodes of the version before cannot go on: stop all of them first.',
    ...takings.map((each) => `  ${each}`),
  ]
}

/** With how much it touches: a table is locked while it is altered. */
async function toldOf(client: pg.Client, { name, sql }: SqlFile): Promise<string> {
  const tables = new Set(
    [...sql.matchAll(/\b(?:alter table|update|on)\s+(?:only\s+)?(\w+)/gi)].map(([, each]) => each),
  )
  const { rows } = await client.query<{ name: string; count: number }>(
    `select relname as name, greatest(reltuples, 0)::int as count from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1) order by 1`,
    [[...tables]],
  )
  const touched = rows.map((row) => `${row.name}, about ${row.count} rows`)
  return `  ${name}${touched.length > 0 ? ` (touches ${touched.join('; ')})` : ''}`
}

/** Older databases do not have every table yet. */
async function namesIn(
  client: pg.Client,
  table: string,
  name = 'name',
): Promise<string[] | undefined> {
  const { rows } = await client.query('select to_regclass($1) as books', [`public.${table}`])
  if (!rows[0].books) return undefined
  const found = await client.query<{ name: string }>(`select ${name} as name from ${table}`)
  return found.rows.map((row) => row.name)
}
