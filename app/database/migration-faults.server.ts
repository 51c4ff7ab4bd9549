import type { ReleasedMigrations } from './released-migrations.server'
import { hashOf, type SqlFile } from './sql-files.server'

const goodName = /^(\d{4}|\d{12})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/
/** All files of SQL share one transaction, which these would end or cannot be in. */
const ownTransaction = /^\s*(begin|start transaction|commit|rollback|end)\s*;|\bconcurrently\b/im
/** What a definition made is taken down only by who forgets that definition, or it would stay away. */
const takesDown = /\bdrop\s+(view|trigger)\b|\bdrop\b[^;]*\bcascade\b/i
const forgets = /\b(delete\s+from|create\s+table)\s+definitions\b/i

/** What may not be done to a migration, a line each. */
export function migrationFaults(files: SqlFile[], released: ReleasedMigrations): string[] {
  const names = Object.keys(released)
  const gone = names.filter((name) => !files.some((file) => file.name === name))
  return [
    ...gone.map((name) => `${name}: was released and is gone`),
    ...files.flatMap((file) => faultsOf(file, files, released)),
  ]
}

function faultsOf(file: SqlFile, files: SqlFile[], released: ReleasedMigrations) {
  const { name, sql } = file
  const last = Object.keys(released).sort().at(-1) ?? ''
  const hash = released[name]
  const twins = files.filter((other) => numberOf(other.name) === numberOf(name))
  const faults = {
    'is not a minute or a number and a subject': !goodName.test(name),
    'shares its number': twins.length > 1,
    'was released and has changed: write a new one': hash !== undefined && hash !== hashOf(file),
    'comes before what was released': hash === undefined && name < last,
    'has a transaction of its own': hasOwnTransaction(sql),
    'takes down a definition: let it also delete from definitions':
      takesDown.test(withoutBodies(sql)) && !forgets.test(sql),
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${name}: ${fault}`] : []))
}

export function hasOwnTransaction(sql: string): boolean {
  return ownTransaction.test(withoutBodies(sql))
}

const numberOf = (name: string) => name.split('-', 1)[0]

/** The body of a function has words of its own. */
function withoutBodies(sql: string): string {
  return sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
}
