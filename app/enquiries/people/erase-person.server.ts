import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import { unusedFiles } from '../../forms/upload-queries.server'
import { deleteMailsAbout } from '../../mail/queries.server'
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
  const erased = await db.transaction(async (tx) => {
    // The others first: by what somebody asked they tell who is meant.
    for (const { erase } of Object.values(others)) await erase(tx, email)
    const { count, files: theirs } = await deleteEnquiriesOf(tx, email)
    const mails = await deleteMailsAbout(tx, email)
    await alsoDo?.(tx)
    const loose = await unusedFiles(tx, theirs)
    // While the store is away nothing is erased: nobody would remember the files afterwards.
    for (const file of loose) await files.remove(file)
    return { count, mails, loose }
  })
  return { enquiries: erased.count, files: erased.loose.length, letters: erased.mails }
}
