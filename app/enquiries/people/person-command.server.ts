import * as z from 'zod'
import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import { keptMonths } from '../../forms/kept/kept-months'
import { listUploadsOf } from '../../forms/upload-queries.server'
import { listMailsAbout } from '../../mail/queries.server'
import { listEntries } from '../entry-queries.server'
import { findSubscriber } from '../letters/subscriber-queries.server'
import { listEnquiriesOf } from './cleaning-queries.server'
import { erasePerson, type OtherRecords } from './erase-person.server'

const manual = `npm run person -- export <email>   everything we hold about this address, as JSON
npm run person -- erase <email>    delete all of it`

type Tools = { db: Database; files: FileStore; others?: OtherRecords }

/** The rights of articles 15 and 17 of the GDPR, for one e-mail address. */
export async function personCommand(
  { db, files, others = {} }: Tools,
  [verb, given]: string[],
): Promise<string> {
  const { data: email } = z.email().safeParse(given)
  if (!email || (verb !== 'export' && verb !== 'erase')) return manual
  if (verb === 'export') return JSON.stringify(await exported(db, email, others), null, 2)

  const erased = await erasePerson({ db, files, others }, email)
  return `Erased: ${erased.enquiries} enquiries, ${erased.files} files, ${erased.letters} letters.`
}

async function exported(db: Database, email: string, others: OtherRecords) {
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
        uploads: (await listUploadsOf(db, enquiry.id)).map(({ name, type, bytes }) => ({
          name,
          type,
          bytes,
        })),
      })),
    ),
    newsletter: (await findSubscriber(db, email)) ?? null,
    letters: (await listMailsAbout(db, email)).map(
      ({ subject, text, state, createdAt, sentAt }) => {
        return { subject, text, state, createdAt, sentAt }
      },
    ),
  }
}
