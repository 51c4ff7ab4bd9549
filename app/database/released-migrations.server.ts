import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { MigrationFile } from './migration-files.server'

/** The names of all migrations that databases elsewhere may have applied, with the hash of each. */
export type ReleasedMigrations = Record<string, string>

const list = 'app/database/releases/migrations.json'

export function releasedMigrations(): ReleasedMigrations {
  return JSON.parse(readFileSync(list, 'utf8'))
}

export function writeReleasedMigrations(files: MigrationFile[]) {
  const released = Object.fromEntries(files.map((file) => [file.name, hashOf(file)]))
  writeFileSync(list, `${JSON.stringify(released, null, 2)}\n`)
}

export function hashOf({ sql }: MigrationFile): string {
  return createHash('sha256').update(sql).digest('hex')
}
