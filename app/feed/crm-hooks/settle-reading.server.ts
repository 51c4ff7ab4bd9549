import type { Database } from '../../database/client.server'
import { knownProjects } from '../../projects/queries.server'
import { knownProperties } from '../../properties/stored/write-queries.server'
import { knownIds } from '../crm/source-queries.server'
import { oweAddresses } from '../notices/owe-addresses.server'
import { lacksFiles } from '../prepare-changes.server'
import { isReadable } from './hook'
import { lastWords, putOffHook, settleHomes, settleHook } from './hook-queries.server'
import { type HookReading, kinIn } from './hook-reading'
import { whoExists } from './who-exists'

/** All that exists, when something that does not is still on the site; null when nothing left. */
export async function existingAfter(db: Database, source: string, reading: HookReading) {
  const [known, words] = [await knownIds(db, source), await lastWords(db, source)]
  const alive = whoExists(
    known.map(({ externalId }) => externalId),
    words.map((word) => ({ ...word, ...kinIn(reading, word.externalId) })),
  )
  const dead = known.filter(({ externalId }) => !alive.has(externalId))
  const shown = (await rowsOf(db, dead)).filter(({ hiddenAt }) => hiddenAt === null)
  if (shown.length === 0) return null
  const of = (kind: 'property' | 'project') =>
    known
      .filter((each) => each.kind === kind && alive.has(each.externalId))
      .map(({ externalId }) => externalId)
  return { property: of('property'), project: of('project') }
}

type Settling = {
  source: string
  reading: HookReading
  now: Date
  /** Where visitors find us. */
  origin?: string
  /** What left is still on the site, and stays to be said. */
  keepsAll: boolean
}

/** What was read is on the site: its hooks are done, those that could not be read are put off. */
export function settleReading(db: Database, settling: Settling) {
  const { source, reading, now, origin, keepsAll } = settling
  return db.transaction(async (tx) => {
    const numbers = await numbersIn(tx, source, reading)
    const lacking = await lackingFiles(tx, numbers)
    const homes: Parameters<typeof settleHomes>[2] = []
    for (const externalId of reading.read.keys()) {
      // Without a row it was asked for with all the others: nothing of it waits.
      const happenedAt = reading.waiting.get(externalId)?.happenedAt ?? new Date(0)
      const { units, project = null } = kinIn(reading, externalId)
      if (units) await settleHook(tx, { source, externalId, happenedAt }, { units, project })
      else homes.push({ externalId, happenedAt, project })
    }
    await settleHomes(tx, source, homes)
    for (const [externalId, things] of reading.read) {
      const row = reading.waiting.get(externalId)
      const isWhole = !things.some((each) => lacking.has(each.externalId))
      if (row && !isWhole && isReadable(row.receivedAt, now)) {
        await putOffHook(tx, row, 'files-missing', now)
      }
    }
    for (const row of keepsAll ? [] : reading.gone) await settleHook(tx, row)
    for (const [externalId, answer] of reading.unread) {
      const row = reading.waiting.get(externalId)
      if (row) await putOffHook(tx, row, answer, now)
    }
    const told = [...reading.read.values()].flat()
    if (origin) await oweAddresses(tx, { source, origin, told, now })
  })
}

type Numbered = Awaited<ReturnType<typeof knownIds>>[number]

async function numbersIn(tx: Database, source: string, { read }: HookReading) {
  const ids = [...read.values()].flat().map(({ externalId }) => externalId)
  return knownIds(tx, source, [...new Set(ids)])
}

async function rowsOf(db: Database, known: Numbered[]) {
  const ids = (kind: 'property' | 'project') =>
    known.filter((each) => each.kind === kind).map(({ id }) => id)
  return [
    ...(await knownProperties(db, ids('property'))),
    ...(await knownProjects(db, ids('project'))),
  ]
}

async function lackingFiles(db: Database, known: Numbered[]): Promise<Set<string>> {
  const rows = (await rowsOf(db, known)).filter(({ feedHash }) => lacksFiles(feedHash))
  const ids = new Set(rows.map(({ id }) => id))
  return new Set(known.filter(({ id }) => ids.has(id)).map(({ externalId }) => externalId))
}
