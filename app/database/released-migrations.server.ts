import { readFileSync, writeFileSync } from 'node:fs'
import { hashOf, type SqlFile } from './sql-files.server'

/** The names of all migrations that databases elsewhere may have applied, with the hash of each. */
export type ReleasedMigrations = Record<string, string>

const list = 'app/database/releases/migrations.json'

export function releasedMigrations(): ReleasedMigrations {
  return JSON.parse(readFileSync(list, 'utf8'))
}

export function writeReleasedMigrations(files: SqlFile[]) {
  const released = Object.fromEntries(files.map((file) => [file.name, hashOf(file)]))
  writeFileSync(list, `${JSON.stringify(released, null, 2)}\n`)
}
