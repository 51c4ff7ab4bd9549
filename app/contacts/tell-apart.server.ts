import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { deleteDifference, insertDifference } from './difference-queries.server'
import { lockContact } from './queries.server'

type Pair = { id: string; otherId: string }

/** Two cards that look alike are of two people: they are not offered for merging again. */
export function tellApart(writer: Writer, pair: Pair) {
  return changePair(writer, pair, 'tell-apart')
}

/** Or they may be one person after all. */
export function undoTellApart(writer: Writer, pair: Pair) {
  return changePair(writer, pair, 'undo-tell-apart')
}

type Action = 'tell-apart' | 'undo-tell-apart'

function changePair({ db, staff, now }: Writer, { id, otherId }: Pair, action: Action) {
  return db.transaction(async (tx) => {
    const [oneId = '', twoId = ''] = [id, otherId].sort()
    const one = oneId === twoId ? undefined : await lockContact(tx, oneId)
    const two = one && (await lockContact(tx, twoId))
    if (!one || !two || one.mergedInto || two.mergedInto) return { outcome: 'unknown' } as const
    const at = now()
    const isDone =
      action === 'tell-apart'
        ? await insertDifference(tx, { oneId, otherId: twoId, at, byName: staff.name })
        : await deleteDifference(tx, oneId, twoId)
    if (isDone) {
      const subject = { kind: 'contact', id }
      await noteChange(tx, { by: staff, at, subject, action, after: { other: otherId } })
    }
    return { outcome: 'done' } as const
  })
}
