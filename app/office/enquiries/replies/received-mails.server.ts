import type { Database } from '../../../database/client.server'
import type { IncomingMail } from '../../../enquiries/replies/incoming-queries.server'
import { listUploadsOfMails } from '../../../forms/upload-queries.server'
import type { ReceivedMail } from '../said'

/** What a page shows of each mail beside its words, by its id. */
export async function receivedMails(db: Database, incoming: IncomingMail[]) {
  const ids = incoming.map(({ id }) => id)
  const uploads = ids.length > 0 ? await listUploadsOfMails(db, ids) : []
  return new Map<string | null, ReceivedMail>(
    incoming.map(({ id, quoted, isTooBig, bytes, leftOut }) => [
      id,
      {
        quoted,
        megabytes: isTooBig ? Math.ceil(bytes / 1024 / 1024) : null,
        leftOut,
        files: uploads
          .filter(({ incomingMailId }) => incomingMailId === id)
          .map((file) => ({ id: file.id, name: file.name, bytes: file.bytes })),
      },
    ]),
  )
}
