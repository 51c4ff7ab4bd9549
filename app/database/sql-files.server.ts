import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type SqlFile = { name: string; sql: string }

/** In the order of their names, which is the order in which they are applied. */
export function sqlFiles(folder: string): SqlFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') }))
}

export function hashOf({ sql }: SqlFile): string {
  return createHash('sha256').update(sql).digest('hex')
}
