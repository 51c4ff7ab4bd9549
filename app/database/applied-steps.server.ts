import type pg from 'pg'

/** The names of what was done to this database once: files of SQL, and first rows that were planted. */
export async function appliedSteps(client: pg.ClientBase): Promise<Set<string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  return new Set(rows.map(({ name }) => name))
}

export async function markApplied(client: pg.ClientBase, name: string) {
  await client.query('insert into migrations (name) values ($1)', [name])
}
