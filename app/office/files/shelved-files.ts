import type { Translatable } from '../../language/translated'
import type { Arrangement, Shelf, Shelved } from '../../stock/shelves'

/** A file of a property or project as its page shows it: a picture, or a paper with its size. */
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
  problem:
    | 'too-large'
    | 'too-much'
    | 'all-too-large'
    | 'not-a-picture'
    | 'not-a-document'
    | 'too-many'
    | 'nothing'
}

export type FilesAnswer = {
  problems?: FileProblem[]
  /** How many were taken in although others were not. */
  added?: number
  refused?: 'not-possible' | 'stale'
  /** What was typed, when it could not be kept. */
  typed?: Arrangement
}

/** What was typed over what is there now; files that came meanwhile stand last. */
export function typedOver(items: ShelvedFile[], typed: Arrangement): ShelvedFile[] {
  const placed = typed.flatMap(({ id, words, requiresApproval }) => {
    const item = items.find((each) => each.id === id)
    return item ? [{ ...item, words, requiresApproval }] : []
  })
  const others = items.filter(({ id }) => !typed.some((each) => each.id === id))
  return [...placed, ...others]
}

export function shelvedFiles(holder: Shelved, shelf: Shelf): ShelvedFile[] {
  if (shelf === 'documents') {
    return holder.documents.map(({ id, name, bytes, requiresApproval }) => ({
      id,
      words: name,
      bytes,
      requiresApproval,
      picture: null,
    }))
  }
  return (holder[shelf] ?? []).map(({ id, alt, file, tone }) => ({
    id,
    words: alt,
    picture: { file, tone },
    bytes: null,
    requiresApproval: false,
  }))
}
