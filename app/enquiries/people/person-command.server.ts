import * as z from 'zod'
import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import { erasePerson, type OtherRecords } from './erase-person.server'
import { exportPerson } from './export-person.server'

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
  if (verb === 'export') return JSON.stringify(await exportPerson(db, email, others), null, 2)

  const erased = await erasePerson({ db, files, others }, email)
  return `Erased: ${erased.enquiries} enquiries, ${erased.files} files, ${erased.letters} letters.`
}
