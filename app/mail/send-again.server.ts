import type { JobQueue } from '../jobs/job-queue.server'
import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { mailDue } from './outbox.server'
import { findMail, postAgain } from './queries.server'

/** A letter that did not leave is tried once more, because a colleague asks for it. */
export async function sendAgain(
  { db, jobs, now, staff }: Writer & { jobs: Pick<JobQueue, 'enqueue'> },
  id: string,
) {
  return db.transaction(async (tx) => {
    if (!(await findMail(tx, id)) || !(await postAgain(tx, id, now()))) return false
    await jobs.enqueue(tx, mailDue, { mailId: id })
    const subject = { kind: 'mail', id }
    await noteChange(tx, { by: staff, at: now(), subject, action: 'send-again' })
    return true
  })
}
