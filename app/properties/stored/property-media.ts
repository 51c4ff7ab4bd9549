import type { Translatable } from '../../language/translated'

/** As stored: our own copy of a picture, with what is needed to show it before it arrives. */
export type StoredPicture = {
  id: number
  /** Path below the picture folder. */
  file: string
  width: number
  height: number
  alt: Translatable
  tone: string | null
  hash: string
  /** Where the feed fetched it. */
  source: string
}

export type StoredDocument = {
  id: number
  file: string
  name: Translatable
  bytes: number
  requiresApproval: boolean
  hash: string
  source: string
}

/** A video or a virtual tour elsewhere. */
export type MediaLink = { url: string; name: Translatable }
