import type { Database } from '../../database/client.server'
import { differences } from '../../journal/journal'
import { listChanges } from '../../journal/queries.server'
import { daysLater } from '../../language/days-later'
import { kindsOfStock } from '../change-stock.server'
import { deleteUnsaved, deleteUnsavedBefore, type Whose, writeUnsaved } from './queries.server'

type Values = Record<string, unknown>
type Sent = Whose & { version: number; base: Values; typed: Values }
type Tools = { db: Database; now: () => Date }

/** Both texts together, as the table holds them. */
export const largestUnsaved = 1024 * 1024
const keptDays = 30
/** As long as something that was sent may be under way. */
const underWay = 60_000

/** While somebody types. What says again what it was opened with is nothing to keep. */
export async function keepUnsaved({ db, now }: Tools, { base, typed, version, ...whose }: Sent) {
  if (differences(base, typed).length === 0) {
    await deleteUnsaved(db, whose)
    return { outcome: 'nothing' } as const
  }
  const bytes = Buffer.byteLength(JSON.stringify(base)) + Buffer.byteLength(JSON.stringify(typed))
  // The table writes a space after each sign, so it counts a little more than we do.
  if (bytes > largestUnsaved * 0.8) return { outcome: 'too-large' } as const
  return db.transaction(async (tx) => {
    const changedAt = now()
    if (await isJustSaved(tx, version, whose, changedAt)) return { outcome: 'saved' } as const
    await writeUnsaved(tx, whose, { version, base, typed, changedAt })
    return { outcome: 'kept' } as const
  })
}

/**
 * Sent shortly before they saved, and come after it. Locked, so that nobody saves in between. Later, it is
 * typed in a form that stayed open beside the one they saved.
 */
async function isJustSaved(tx: Database, version: number, { of, accountId }: Whose, now: Date) {
  const known = (await kindsOfStock[of.kind].lock(tx, [of.id])).get(of.id)
  if (!known || known.version <= version) return false
  const [last] = await listChanges(tx, { kind: of.kind, id: `${of.id}` }, 1)
  return last?.accountId === accountId && now.getTime() - last.at.getTime() <= underWay
}

export async function forgetUnsaved({ db, now }: Tools): Promise<number> {
  return deleteUnsavedBefore(db, daysLater(now(), -keptDays))
}
