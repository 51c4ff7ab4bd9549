import type { DraftKind } from '../../editorial/edited-content'
import type { Language } from '../../language/languages'

/** What an editor is told about the thing it edits. */
export type ListedModule = {
  id: number
  name: string
  relationType: string
  state: 'published' | 'changed' | 'new' | 'off'
}

export type Preview = { language: Language; path: string }

/** How long a link may be sent on, in days. */
export const linkDays = [1, 7, 30] as const

export type UsedPlace = { kind: DraftKind; name: string; path: string; isDraft: boolean }
