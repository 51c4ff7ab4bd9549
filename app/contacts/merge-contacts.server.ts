import type { Database } from '../database/client.server'
import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import {
  closeMerge,
  insertMerge,
  lockMerge,
  moveAll,
  moveBack,
  putInto,
  takeOut,
} from './merge-queries.server'
import { lockContact } from './queries.server'
import { writtenUntil } from './save-contact.server'
import type { Contact } from './tables.server'
import { updateContact } from './writing-queries.server'

const fillable = ['title', 'firstName', 'lastName', 'email', 'phone', 'town', 'note'] as const

/** What the kept card does not say and the other does; a name is taken whole. */
export function filledBy(kept: Contact, gone: Contact): Partial<Contact> {
  const isNamed = kept.firstName !== '' || kept.lastName !== ''
  return Object.fromEntries(
    fillable
      .filter((field) => !kept[field] && gone[field])
      .filter((field) => !isNamed || (field !== 'firstName' && field !== 'lastName'))
      .map((field) => [field, gone[field]]),
  )
}

/** Two cards become one, because a colleague says they are one person. */
export function mergeContacts({ db, staff, now }: Writer, keptId: string, goneId: string) {
  return db.transaction(async (tx) => {
    const pair = await lockPair(tx, keptId, goneId)
    if (!pair) return { outcome: 'unknown' } as const
    const { kept, gone } = pair
    const filled = filledBy(kept, gone)
    const moved = { ...(await moveAll(tx, goneId, keptId)), filled: Object.keys(filled) }
    const change = { keptUntil: writtenUntil(now()), version: kept.version + 1 }
    await updateContact(tx, keptId, { ...filled, ...change })
    await putInto(tx, goneId, keptId)
    await insertMerge(tx, { keptId, goneId, moved, at: now(), byName: staff.name })
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'contact', id: keptId },
      action: 'merge',
      // What either card says stays on the cards, and is erased with them.
      after: { merged: goneId, filled: Object.keys(filled) },
    })
    return { outcome: 'merged' } as const
  })
}

/** In one order, whichever is kept: two colleagues never wait for each other. */
async function lockPair(tx: Database, keptId: string, goneId: string) {
  if (keptId === goneId) return undefined
  const found = new Map<string, Contact | undefined>()
  for (const id of [keptId, goneId].sort()) found.set(id, await lockContact(tx, id))
  const [kept, gone] = [found.get(keptId), found.get(goneId)]
  if (!kept || !gone || kept.mergedInto || gone.mergedInto) return undefined
  return { kept, gone }
}

/** They are two after all: what moved goes back, and what was filled in and not changed since is blank. */
export function undoMerge({ db, staff, now }: Writer, keptId: string, mergeId: number) {
  return db.transaction(async (tx) => {
    const merge = await lockMerge(tx, mergeId)
    const kept = await lockContact(tx, keptId)
    const gone = merge && (await lockContact(tx, merge.goneId))
    if (!merge || merge.keptId !== keptId || !kept || !gone) return { outcome: 'unknown' } as const
    await moveBack(tx, merge.moved, keptId, gone.id)
    const blank = merge.moved.filled.filter(
      (field) => kept[field as 'email'] === gone[field as 'email'],
    )
    const blanks = Object.fromEntries(blank.map((field) => [field, '']))
    await updateContact(tx, keptId, { ...blanks, version: kept.version + 1 })
    await takeOut(tx, gone.id)
    await closeMerge(tx, mergeId, now())
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'contact', id: keptId },
      action: 'undo-merge',
      before: { merged: gone.id },
    })
    return { outcome: 'undone', goneId: gone.id } as const
  })
}
