import type { Writer } from '../../journal/journal'
import { noteChange } from '../../journal/queries.server'
import { neverTell, tellAgain } from './office-notice-queries.server'

/** A colleague has it told again, or never; false when there is nothing to decide. */
export function decideNotice(
  { db, now, staff }: Writer,
  { source, id, decision }: { source: string; id: string; decision: 'again' | 'never' },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isDone =
      decision === 'again'
        ? await tellAgain(tx, source, id, now())
        : await neverTell(tx, source, id)
    if (!isDone) return false
    const subject = { kind: 'source', id: source }
    await noteChange(tx, { by: staff, at: now(), subject, action: decision, after: { notice: id } })
    return true
  })
}
