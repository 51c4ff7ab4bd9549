import { noteChange } from '../journal/queries.server'
import { findPropertyLine } from '../properties/owned/property-line-queries.server'
import type { OwnerTools } from './manage-owner.server'
import { insertTask, setTaskDone } from './office-queries.server'
import type { NewTask } from './owner.form'
import { ownerProperty } from './owner-property'

type Tools = Pick<OwnerTools, 'db' | 'now' | 'staff'>

/** What we wait for from the owner: on their page until somebody says it is there. */
export async function askOwner({ db, now, staff }: Tools, propertyId: number, task: NewTask) {
  if (!(await findPropertyLine(db, propertyId))) return { outcome: 'unknown' as const }
  return db.transaction(async (tx) => {
    await insertTask(tx, { propertyId, ...task, askedAt: now() })
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: ownerProperty(propertyId),
      action: 'ask',
      after: task,
    })
    return { outcome: 'asked' as const }
  })
}

/** Closed, or open again after all. Twice is once. */
export async function closeTask({ db, now, staff }: Tools, id: string, isDone: boolean) {
  return db.transaction(async (tx) => {
    const task = await setTaskDone(tx, id, isDone ? now() : null)
    if (task) {
      await noteChange(tx, {
        by: staff,
        at: now(),
        subject: ownerProperty(task.propertyId),
        action: isDone ? 'close-task' : 'open-task',
        after: { title: task.title },
      })
    }
    return { outcome: 'changed' as const }
  })
}
