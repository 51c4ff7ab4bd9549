import type { Translatable } from '../../language/translated'
import type { StoredDocument, StoredPicture } from '../../properties/property-media'
import type { Shelf } from '../../stock/home-files'

/** A file of a home as its page shows it: a picture, or a paper with its size. */
export type ShelvedFile = {
  id: number
  words: Translatable
  picture: { file: string; tone: string | null } | null
  bytes: number | null
  requiresApproval: boolean
}

/** Why a file was not taken in. */
export type FileProblem = {
  name: string
  problem: 'too-large' | 'not-a-picture' | 'not-a-document' | 'too-many' | 'nothing'
}

type Home = { pictures: StoredPicture[]; plans: StoredPicture[]; documents: StoredDocument[] }

export function shelvedFiles(home: Home, shelf: Shelf): ShelvedFile[] {
  if (shelf === 'documents') {
    return home.documents.map(({ id, name, bytes, requiresApproval }) => ({
      ...{ id, words: name, bytes, requiresApproval, picture: null },
    }))
  }
  return home[shelf].map(({ id, alt, file, tone }) => ({
    ...{ id, words: alt, picture: { file, tone }, bytes: null, requiresApproval: false },
  }))
}
