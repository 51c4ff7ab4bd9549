import type { DraftKind } from '../../../editorial/writing/edited-content'

/** What an editor is told about the thing it edits. */
export type ListedModule = {
  id: number
  name: string
  relationType: string
  state: 'published' | 'changed' | 'new' | 'off'
}

export type UsedPlace = { kind: DraftKind; name: string; path: string; isDraft: boolean }
