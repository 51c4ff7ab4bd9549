import type pg from 'pg'
import { appliedSteps, markApplied } from './applied-steps.server'
import { formerMigrations } from './former-migrations'
import { isBaseline, migrationFiles } from './migration-files.server'
import { schemaText } from './schema-text.server'

/** A database that no start can bring up to date; the message is for its operator. */
export class OutdatedDatabase extends Error {}

/** Rows that the former migrations inserted themselves. */
const plantedByThem = ['property-types', 'answer-templates']

/** The baselines hold what all former migrations did: a database that has those has the baselines. */
export async function adoptFormerDatabase(client: pg.ClientBase) {
  const applied = await appliedSteps(client)
  const baselines = migrationFiles().filter(isBaseline)
  const former = formerMigrations.filter((name) => applied.has(name))
  if (former.length === 0 || baselines.some(({ name }) => applied.has(name))) return
  if (former.length < formerMigrations.length) {
    throw new OutdatedDatabase(
      `This database stopped at ${former.length} of the ${formerMigrations.length} migrations from before the baselines: open it once with the last version that has them, or start with an empty one.`,
    )
  }
  const difference = await firstDifference(client, applied)
  if (difference) {
    throw new OutdatedDatabase(
      `This database is not as its migrations made it, first with ${difference}: undo what was changed by hand, or start with an empty one.`,
    )
  }
  for (const name of [...baselines.map(({ name }) => name), ...plantedByThem]) {
    await markApplied(client, name)
  }
}

/** The baselines are tried beside it, and undone: no text of ours could tell what every PostgreSQL says. */
async function firstDifference(client: pg.ClientBase, applied: Set<string>) {
  await client.query('savepoint trial')
  const found = await schemaText(client, 'public')
  await client.query('create schema baksteen_trial')
  await client.query('set local search_path to baksteen_trial, public')
  await appliedSteps(client)
  for (const file of migrationFiles()) {
    if (isBaseline(file) || applied.has(file.name)) await client.query(file.sql)
  }
  const wanted = await schemaText(client, 'baksteen_trial')
  await client.query('rollback to savepoint trial')
  if (found === wanted) return undefined
  const [here, there] = [found.split('\n'), wanted.split('\n')]
  const different = here.findIndex((line, index) => line !== there[index])
  const place = different < 0 ? here.length : different
  return `“${here[place]?.trim() ?? ''}” in place of “${there[place]?.trim() ?? ''}”`
}
