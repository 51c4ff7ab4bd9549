import { hasLongWord } from '../../enquiries/enquiry-filter'

/** In the order in which they are shown. */
export const foundGroups = [
  'action',
  'property',
  'contact',
  'enquiry',
  'viewing',
  'project',
  'content',
  'page',
] as const
export type FoundGroup = (typeof foundGroups)[number]

/** A telephone number may be typed in pairs. */
export function isTooShort(text: string): boolean {
  return !hasLongWord(text) && text.replace(/\D/g, '').length < 6
}

/** Something that the typed words name, and where it is. */
export type Found = { title: string; about: string; path: string }

export type FoundPart = {
  group: FoundGroup
  found: Found[]
  /** The list that shows all of them. */
  all?: string
}
