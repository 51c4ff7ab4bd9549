import type { DraftKind } from '../../../editorial/writing/edited-content'

/** What an editor is told about the thing it edits. */
export type ListedModule = {
  id: number
  name: string
  relationType: string
  state: 'published' | 'changed' | 'new' | 'off'
}

export type UsedPlace = { kind: DraftKind; name: string; path: string; isDraft: boolean }

/** Buttons beside the form of a text send it too: none of them loses what was typed. */
export const contentFormId = 'content-form'

/** Keeps what was typed in a draft, and goes on to a new module. */
export const addModuleTask = 'add-module'
