import type { Database } from '../../database/client.server'
import { keptMonths } from '../../forms/kept/kept-months'
import { listUploadsOf } from '../../forms/upload-queries.server'
import { listMailsAbout } from '../../mail/queries.server'
import { listPlanned } from '../answers/planned-queries.server'
import { listEntries } from '../entry-queries.server'
import { findSubscriber } from '../letters/subscriber-queries.server'
import { listFailedBy, listIncomingBy } from '../replies/incoming-queries.server'
import { listEnquiriesOf } from './cleaning-queries.server'
import type { OtherRecords } from './erase-person.server'

/** Article 15 of the GDPR: everything we hold about one e-mail address. */
export async function exportPerson(db: Database, email: string, others: OtherRecords) {
  const enquiries = await listEnquiriesOf(db, email)
  const rest = Object.entries(others).map(async ([name, { list }]) => [name, await list(db, email)])
  return {
    email,
    /** Each thing we hold goes after so many months, whatever becomes of it. */
    keptMonths,
    ...Object.fromEntries(await Promise.all(rest)),
    enquiries: await Promise.all(
      enquiries.map(async ({ lettersDueAt: _, submission: __, ...enquiry }) => ({
        ...enquiry,
        said: (await listEntries(db, [enquiry.id])).map(
          ({ kind, step, ground, subject, words, at }) => ({
            kind,
            step,
            ground,
            subject,
            words,
            at,
          }),
        ),
        planned: (await listPlanned(db, enquiry.id)).map(({ subject, words, sendAt }) => {
          return { subject, words, sendAt }
        }),
        uploads: (await listUploadsOf(db, enquiry.id)).map(({ name, type, bytes }) => ({
          name,
          type,
          bytes,
        })),
      })),
    ),
    mailed: (await listIncomingBy(db, email)).map(({ kind, subject, words, quoted, arrivedAt }) => {
      return { kind, subject, words, quoted, arrivedAt }
    }),
    notTaken: await listFailedBy(db, email),
    newsletter: (await findSubscriber(db, email)) ?? null,
    letters: (await listMailsAbout(db, email)).map(
      ({ subject, text, state, createdAt, sentAt }) => {
        return { subject, text, state, createdAt, sentAt }
      },
    ),
  }
}
