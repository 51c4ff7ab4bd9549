import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import { unusedFiles } from '../../forms/upload-queries.server'
import { deleteMailsAbout } from '../../mail/queries.server'
import { deleteIncomingBy } from '../replies/incoming-queries.server'
import { deleteEnquiriesOf } from './cleaning-queries.server'

/** What other rooms hold about people, by its name in the answer. */
export type OtherRecords = Record<
  string,
  {
    list: (db: Database, email: string) => Promise<object[]>
    erase: (tx: Database, email: string) => Promise<number>
  }
>

type Tools = { db: Database; files: FileStore; others?: OtherRecords }

/** Article 17 of the GDPR, for one e-mail address. `alsoDo` is kept with it or not at all. */
export async function erasePerson(
  { db, files, others = {} }: Tools,
  email: string,
  alsoDo?: (tx: Database) => Promise<void>,
) {
  return db.transaction(async (tx) => {
    const { files: theirs, ...erased } = await eraseRowsOf(tx, others, email)
    await alsoDo?.(tx)
    return { ...erased, files: await removeUnused(tx, files, theirs) }
  })
}

/** Within the caller's transaction; the files of it are left to the caller. */
export async function eraseRowsOf(tx: Database, others: OtherRecords, email: string) {
  // The others first: by what somebody asked they tell who is meant.
  for (const { erase } of Object.values(others)) await erase(tx, email)
  const { count, files } = await deleteEnquiriesOf(tx, email)
  const mailed = await deleteIncomingBy(tx, email)
  const letters = await deleteMailsAbout(tx, email)
  return { enquiries: count, letters, files: [...files, ...mailed] }
}

/** Last of all. While the store is away nothing is erased: nobody would remember the files afterwards. */
export async function removeUnused(tx: Database, files: FileStore, theirs: string[]) {
  const loose = await unusedFiles(tx, theirs)
  for (const file of loose) await files.remove(file)
  return loose.length
}
