import { forgetOldChallenges } from '../../captcha/captcha-queries.server'
import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import { keptMonths } from '../../forms/kept/kept-months'
import { monthsLater } from '../../forms/kept/months-later'
import { deleteLooseUploads, unusedFiles } from '../../forms/upload-queries.server'
import { job } from '../../jobs/job-queue.server'
import { daysLater } from '../../language/days-later'
import { deleteMailsBefore } from '../../mail/queries.server'
import { log } from '../../web/log.server'
import { forgetUnconfirmed } from '../letters/subscriber-queries.server'
import { deleteLooseBefore } from '../replies/incoming-queries.server'
import { deleteExpiredEnquiries } from './cleaning-queries.server'

export const forgetExpired = job<Record<string, never>>('forget-expired')

type Tools = { db: Database; files: FileStore; now: () => Date }

/** Every night: what we promised to keep for a time is gone when that time is over. */
export async function forgetExpiredEnquiries({ db, files, now }: Tools) {
  const moment = now()
  const ago = (days: number) => daysLater(moment, -days)
  const { count, loose } = await db.transaction(async (tx) => {
    const expired = await deleteExpiredEnquiries(tx, moment)
    const mailed = await deleteLooseBefore(tx, monthsLater(moment, -keptMonths.letter))
    const unsent = await deleteLooseUploads(tx, ago(2))
    await forgetUnconfirmed(tx, monthsLater(moment, -keptMonths.newsletter))
    const unused = await unusedFiles(tx, [...expired.files, ...mailed, ...unsent])
    // While the store is away nothing is forgotten: nobody would remember the files afterwards.
    for (const file of unused) await files.remove(file)
    return { count: expired.count, loose: unused }
  })
  const mails = await deleteMailsBefore(db, monthsLater(moment, -keptMonths.letter))
  await forgetOldChallenges(db, moment)
  log.info({ enquiries: count, files: loose.length, mails }, 'expired enquiries deleted')
  return { enquiries: count, files: loose.length, mails }
}
