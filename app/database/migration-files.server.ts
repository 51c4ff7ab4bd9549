import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type MigrationFile = { name: string; sql: string }

const folder = 'app/database/migrations'

/** In the order in which they are applied: the baseline of each room, then what was changed since. */
export function migrationFiles(): MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') }))
}

/** Baselines are counted; a migration has the minute in which it was begun. */
export const isBaseline = ({ name }: Pick<MigrationFile, 'name'>) => /^\d{4}-/.test(name)
