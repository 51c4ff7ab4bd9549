import type pg from 'pg'
import { OutdatedDatabase } from './adopt-former-database.server'
import { hashOf, type SqlFile, sqlFiles } from './sql-files.server'

/** What follows from the tables and is made anew whenever its text changes: views, and what uses them. */
export const definitionFiles = (): SqlFile[] => sqlFiles('app/database/definitions')

export async function applyDefinitions(client: pg.ClientBase, definitions: SqlFile[]) {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from definitions',
  )
  const known = new Map(rows.map(({ name, hash }) => [name, hash]))
  for (const definition of definitions) {
    const hash = hashOf(definition)
    if (known.get(definition.name) === hash) continue
    await applyOne(client, definition)
    await client.query(
      'insert into definitions (name, hash) values ($1, $2) on conflict (name) do update set hash = $2',
      [definition.name, hash],
    )
  }
}

async function applyOne(client: pg.ClientBase, { name, sql }: SqlFile) {
  try {
    await client.query(sql)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OutdatedDatabase(
      `The definition ${name} does not fit this database, which is left as it was: ${reason}.`,
      { cause: error },
    )
  }
}
