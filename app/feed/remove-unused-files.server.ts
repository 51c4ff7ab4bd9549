import type { Database } from '../database/client.server'
import { imageFiles } from '../editorial/queries.server'
import type { FileStore } from '../files/file-store.server'
import { projectFiles } from '../projects/queries.server'
import { propertyFiles } from '../properties/stored/write-queries.server'
import { filesFetchedBefore, filesStillKnown, forgetFiles } from './queries.server'

const atOnce = 500

/** Pictures and documents that nothing shows any more; answers how many files went. */
export async function removeUnusedFiles(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  fetchedBefore: Date,
): Promise<number> {
  // The same bytes are one file, whoever sent them: the media library may show it too.
  const used = new Set([
    ...(await propertyFiles(db)),
    ...(await projectFiles(db)),
    ...(await imageFiles(db)),
  ])
  const old = await filesFetchedBefore(db, fetchedBefore)
  const unused = old.filter(({ file }) => !used.has(file))
  let removed = 0
  for (let at = 0; at < unused.length; at += atOnce) {
    const batch = unused.slice(at, at + atOnce)
    const names = [...new Set(batch.map(({ file }) => file))]
    await forgetFiles(
      db,
      batch.map(({ source }) => source),
      fetchedBefore,
    )
    // The same bytes may have come from another address, later.
    const kept = await filesStillKnown(db, names)
    for (const name of names.filter((each) => !kept.has(each))) {
      await files.remove(name)
      removed += 1
    }
  }
  return removed
}
