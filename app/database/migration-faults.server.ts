import type { MigrationFile } from './migration-files.server'
import { hashOf, type ReleasedMigrations } from './released-migrations.server'

const goodName = /^(\d{4}|\d{12})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/
/** All migrations share one transaction, which these would end or cannot be in. */
const ownTransaction = /^\s*(begin|start transaction|commit|rollback|end)\s*;|\bconcurrently\b/im

/** What may not be done to a migration, a line each. */
export function migrationFaults(files: MigrationFile[], released: ReleasedMigrations): string[] {
  const names = Object.keys(released)
  const gone = names.filter((name) => !files.some((file) => file.name === name))
  return [
    ...gone.map((name) => `${name}: was released and is gone`),
    ...files.flatMap((file) => faultsOf(file, files, released)),
  ]
}

function faultsOf(file: MigrationFile, files: MigrationFile[], released: ReleasedMigrations) {
  const { name, sql } = file
  const last = Object.keys(released).sort().at(-1) ?? ''
  const hash = released[name]
  const twins = files.filter((other) => numberOf(other.name) === numberOf(name))
  const faults = {
    'is not a minute or a number and a subject': !goodName.test(name),
    'shares its number': twins.length > 1,
    'was released and has changed: write a new one': hash !== undefined && hash !== hashOf(file),
    'comes before what was released': hash === undefined && name < last,
    'has a transaction of its own': ownTransaction.test(withoutBodies(sql)),
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${name}: ${fault}`] : []))
}

const numberOf = (name: string) => name.split('-', 1)[0]

/** The body of a function has words of its own. */
function withoutBodies(sql: string): string {
  return sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
}
