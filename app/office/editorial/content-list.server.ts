import { isNew } from '../../editorial/writing/apply-drafts.server'
import { arrangeContent } from '../../editorial/writing/arrange-content.server'
import { readContent } from '../../editorial/writing/content-queries.server'
import { nameOf } from '../../editorial/writing/content-use'
import { type Draft, listDrafts } from '../../editorial/writing/draft-queries.server'
import { type EditedKind, hasDrafts } from '../../editorial/writing/edited-content'
import type { Office } from '../office.server'
import type { ShownState } from './content-state'
import { moved } from './move'

/** The kinds that stand in a list of their own and keep the order they are given. */
const listedKinds = [
  'article',
  'category',
  'team member',
  'testimonial',
  'slide',
  'figure',
] as const
type PlacedKind = (typeof listedKinds)[number]
export type ListedKind = PlacedKind | 'external block'

type Listed = { id: number; name: string; state: ShownState; about: string; group: string }
export type ListedContent = { kind: ListedKind; rows: Listed[]; isPlaced: boolean }

type Row = { id: number; sort?: number; status?: string; approval?: string; version: number }

export async function listContent(
  { db, language }: Office,
  kind: ListedKind,
): Promise<ListedContent> {
  const drafts = (await listDrafts(db)).filter((draft) => draft.kind === kind)
  const categories = await readContent(db, 'category')
  const rows = (await readContent(db, kind)) as Row[]
  const ordered = rows.sort(
    (one, other) =>
      groupOf(one).localeCompare(groupOf(other)) ||
      (one.sort ?? 0) - (other.sort ?? 0) ||
      one.id - other.id,
  )
  return {
    kind,
    isPlaced: kind !== 'external block',
    rows: ordered.map((row) => {
      const draft = drafts.find(({ id }) => id === `${row.id}`)
      const value: Record<string, unknown> = { ...row, ...draft?.value }
      const category = categories.find(({ id }) => id === (value.categoryId ?? value.parentId))
      return {
        id: row.id,
        name: nameOf(value, language) || `${row.id}`,
        state: stateOf(kind, row, draft),
        about: category ? nameOf(category, language) : aboutOf(value),
        group: groupOf(value),
      }
    }),
  }
}

function stateOf(kind: EditedKind, row: Row, draft: Draft | undefined): ShownState {
  if (!hasDrafts(kind)) {
    return row.approval === 'waiting' || row.approval === 'refused' ? row.approval : 'published'
  }
  if (isNew(row)) return 'new'
  if (row.status === 'draft') return 'off'
  return draft ? 'changed' : 'published'
}

/** What tells apart things of the same name. */
function aboutOf(value: Record<string, unknown>): string {
  const { town, publishedOn, source } = value
  return [town, publishedOn, source].filter((each) => typeof each === 'string').join(' ')
}

/** Things move among their own: articles in their category, figures in their group. */
function groupOf(value: object): string {
  const { categoryId, groupId } = value as { categoryId?: number; groupId?: number }
  return String(categoryId ?? groupId ?? '')
}

export async function moveInList(office: Office, kind: PlacedKind, move: string) {
  const { rows } = await listContent(office, kind)
  const chosen = rows.find(({ id }) => `${id}` === move.split(':')[1])
  if (!chosen) return
  const before = rows.filter(({ group }) => group === chosen.group).map(({ id }) => id)
  const after = moved(before, move)
  await arrangeContent(office, { kind, id: chosen.id }, { before, after })
}
