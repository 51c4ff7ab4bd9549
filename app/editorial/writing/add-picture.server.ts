import type { Writer } from '../../journal/journal'
import { addContent } from './content-queries.server'
import { noteContent } from './publish-content.server'

type NewPicture = {
  filename: string
  originalname: string
  url: string
  mimetype: string
  destination: string
  width: number
  height: number
  tone: string | null
}

/** Answers the number of the new picture. */
export async function addPicture(writer: Writer, picture: NewPicture): Promise<number | undefined> {
  return writer.db.transaction(async (tx) => {
    const added = await addContent(tx, 'image', [picture as never])
    if (added.outcome === 'invalid') throw new Error(added.complaint)
    const [id] = added.ids
    if (id) await noteContent(tx, writer, 'image', id, { action: 'create', after: picture })
    return id
  })
}
