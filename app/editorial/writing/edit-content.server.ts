import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { rememberMove } from '../../web/moved-paths-queries.server'
import {
  articleAddresses,
  type Move,
  movesBetween,
  movesOfPages,
  takenOf,
  takenSlugs,
} from '../address'
import type { Article } from '../article'
import type { Page } from '../page'
import {
  type Content,
  changeContent,
  findContent,
  lockContent,
  readContent,
} from './content-queries.server'
import { type Draft, deleteDraft, findDraft, rebaseDraft, writeDraft } from './draft-queries.server'
import {
  type EditedKind,
  editedSchemas,
  type Issue,
  type Seen,
  type Values,
} from './edited-content'

type Invalid = { outcome: 'invalid'; issues: Issue[] }
type Saver = { by: string; at: Date }

export type OpenedContent<Kind extends EditedKind = EditedKind> = {
  content: Content<Kind>
  seen: Seen
  draft: Draft | undefined
  /** What stands in the form: the draft, or else what is published. */
  values: Values
}

export async function openContent<Kind extends EditedKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<OpenedContent<Kind> | undefined> {
  const content = await findContent(db, kind, id)
  if (!content) return undefined
  const draft = await findDraft(db, kind, `${id}`)
  const seen = { version: draft?.basedOn ?? content.version, draft: draft?.version ?? 0 }
  return { content, seen, draft, values: draft?.value ?? fieldsOf(kind, content) }
}

/** The fields that stand in a form. */
export function fieldsOf(kind: EditedKind, content: object): Values {
  const fields = Object.keys(editedSchemas[kind].shape)
  return Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)))
}

type Saved = { outcome: 'saved'; seen: Seen } | { outcome: 'conflict' } | { outcome: 'missing' }

/** Keeps what was written without showing it to anyone. */
export async function saveDraft(
  db: Database,
  kind: EditedKind,
  id: number,
  { seen, value, by, at }: Saver & { seen: Seen; value: Values },
): Promise<Saved | Invalid> {
  const parsed = editedSchemas[kind].safeParse(value)
  if (!parsed.success) return { outcome: 'invalid', issues: parsed.error.issues }
  return db.transaction(async (tx) => {
    const opened = await openLocked(tx, kind, id)
    if (!opened) return { outcome: 'missing' }
    if (opened.content.version !== seen.version) return { outcome: 'conflict' }
    const gone = await goneReferences(tx, parsed.data)
    if (gone.length > 0) return { outcome: 'invalid', issues: gone }
    const draft = { kind, id: `${id}`, value: parsed.data, basedOn: seen.version }
    const version = await writeDraft(tx, { ...draft, savedBy: by, savedAt: at }, seen.draft)
    return version
      ? { outcome: 'saved', seen: { ...seen, draft: version } }
      : { outcome: 'conflict' }
  })
}

type Published =
  | { outcome: 'published'; before: object; after: object; version: number }
  | { outcome: 'conflict' }
  | { outcome: 'missing' }
  | { outcome: 'taken'; languages: Language[] }

/**
 * Shows what was written to everyone. To be called in a transaction: whatever its outcome, nothing is
 * written unless it is published. Old addresses lead on to the new ones.
 */
export async function publishContent(
  tx: Database,
  kind: EditedKind,
  id: number,
  { seen, value }: { seen: Seen; value: Values },
): Promise<Published | Invalid> {
  const parsed = editedSchemas[kind].safeParse(value)
  if (!parsed.success) return { outcome: 'invalid', issues: parsed.error.issues }
  const opened = await openLocked(tx, kind, id)
  if (!opened) return { outcome: 'missing' }
  if (opened.content.version !== seen.version || (opened.draft?.version ?? 0) !== seen.draft) {
    return { outcome: 'conflict' }
  }
  const gone = await goneReferences(tx, parsed.data)
  if (gone.length > 0) return { outcome: 'invalid', issues: gone }
  const before = opened.content
  const shown = 'status' in before ? { status: 'published' } : {}
  const after = { ...before, ...parsed.data, ...shown, version: seen.version + 1 }
  const { taken, moves } = await addressesAfter(tx, kind, before, after)
  if (taken.length > 0) return { outcome: 'taken', languages: taken }

  const changed = await changeContent(tx, kind, id, seen.version, after as never)
  if (changed.outcome !== 'changed') throw new Error(`${kind} ${id} changed under its lock`)
  for (const { from, to } of moves) await rememberMove(tx, from, to)
  await deleteDraft(tx, kind, `${id}`)
  return { outcome: 'published', before, after, version: changed.version }
}

async function openLocked<Kind extends EditedKind>(tx: Database, kind: Kind, id: number) {
  await lockContent(tx, kind, id)
  return openContent(tx, kind, id)
}

/** A picture or category may have been removed since it was chosen. */
export async function goneReferences(tx: Database, value: Values): Promise<Issue[]> {
  const { image } = (value.params ?? {}) as { image?: unknown }
  const chosen = [
    { kind: 'image', path: ['imageId'], id: value.imageId },
    { kind: 'image', path: ['params', 'image'], id: image },
    { kind: 'category', path: ['categoryId'], id: value.categoryId },
    { kind: 'category', path: ['parentId'], id: value.parentId },
  ] as const
  const issues: Issue[] = []
  for (const { kind, path, id } of chosen) {
    if (typeof id !== 'number' || (await findContent(tx, kind, id))) continue
    issues.push({ path: [...path], message: 'gone' })
  }
  return issues
}

type Addresses = { taken: Language[]; moves: Move[] }

async function addressesAfter(
  tx: Database,
  kind: EditedKind,
  before: object,
  after: object,
): Promise<Addresses> {
  if (kind === 'page') return pageAddressesAfter(tx, after as Page)
  if (kind === 'article') return articleAddressesAfter(tx, before as Article, after as Article)
  return { taken: [], moves: [] }
}

async function pageAddressesAfter(tx: Database, page: Page): Promise<Addresses> {
  const pages = await readContent(tx, 'page')
  const next = pages.map((each) => (each.id === page.id ? page : each))
  return { taken: takenOf(page, next), moves: movesOfPages(pages, next) }
}

async function articleAddressesAfter(tx: Database, before: Article, after: Article) {
  const categories = await readContent(tx, 'category')
  const taken = takenSlugs(after, await readContent(tx, 'article'), categories)
  const [was, is] = [before, after].map((each) => articleAddresses(each, categories))
  const moves = before.status === 'published' ? movesBetween(was ?? {}, is ?? {}) : []
  return { taken, moves }
}

/** Takes something off the site without throwing it away. */
export async function takeOff(tx: Database, kind: EditedKind, id: number, seen: Seen) {
  const opened = await openLocked(tx, kind, id)
  if (!opened || !('status' in opened.content)) return { outcome: 'missing' } as const
  if (opened.content.version !== seen.version) return { outcome: 'conflict' } as const
  const after = { ...opened.content, status: 'draft', version: seen.version + 1 }
  await changeContent(tx, kind, id, seen.version, after as never)
  await rebaseDraft(tx, kind, `${id}`, after.version)
  return { outcome: 'taken off', before: opened.content, after } as const
}
