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

/** With fewer no index helps, and nearly everything would be named. */
export function isTooShort(text: string): boolean {
  return !/[\p{L}\d]{3}/u.test(text)
}

/** Something that the typed words name, and where it is. */
export type Found = { title: string; about: string; path: string }

export type FoundPart = {
  group: FoundGroup
  found: Found[]
  /** The list that shows all of them. */
  all?: string
}
