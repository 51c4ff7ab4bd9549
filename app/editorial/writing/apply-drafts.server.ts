import {
  type SectionName,
  type SiteConfiguration,
  sectionNames,
  sections,
} from '../../configuration/site-configuration'
import type { Database } from '../../database/client.server'
import { withSafeHtml } from '../../web/rich-text.server'
import type { Article } from '../article'
import { readContent, showAnyway } from './content-queries.server'
import { type Reference, referencesOf } from './content-use'
import { type Draft, listDrafts } from './draft-queries.server'
import { type EditedKind, editedSchemas } from './edited-content'

const kinds = Object.keys(editedSchemas) as EditedKind[]
const isSection = (name: string): name is SectionName => sectionNames.includes(name as SectionName)

/**
 * Publishes drafts, for a transaction that is rolled back once the preview is made: all of them and
 * whatever is new, or only what one page needs. Answers the sections that differ meanwhile.
 */
export async function applyDrafts(
  tx: Database,
  what: 'everything' | Reference,
): Promise<Partial<SiteConfiguration>> {
  const drafts = await listDrafts(tx)
  const wanted =
    what === 'everything' ? await everyNew(tx, drafts) : await partsOf(tx, what, drafts)
  for (const { kind, id } of wanted) {
    if (kind === 'section') continue
    const draft = drafts.find((each) => each.kind === kind && each.id === id)
    await showAnyway(tx, kind, Number(id), draft?.value)
  }
  return sectionsOf(drafts.filter(({ kind, id }) => isAmong(wanted, { kind, id })))
}

function isAmong(references: Reference[], { kind, id }: Reference): boolean {
  return references.some((each) => each.kind === kind && each.id === id)
}

/** Never published: what publishing its page would show as well. */
export function isNew(content: object): boolean {
  const { status, version } = content as { status?: string; version: number }
  return status === 'draft' && version === 1
}

async function everyNew(tx: Database, drafts: Draft[]): Promise<Reference[]> {
  const all: Reference[] = drafts.map(({ kind, id }) => ({ kind, id }))
  for (const kind of kinds) {
    for (const content of (await readContent(tx, kind)).filter(isNew)) {
      const reference = { kind, id: `${content.id}` }
      if (!isAmong(all, reference)) all.push(reference)
    }
  }
  return all.sort(
    (one, other) => one.kind.localeCompare(other.kind) || one.id.localeCompare(other.id),
  )
}

/** A page with its modules, what these show and the pages above it; an article with its category. */
async function partsOf(tx: Database, what: Reference, drafts: Draft[]): Promise<Reference[]> {
  if (what.kind === 'page') return partsOfPage(tx, what, drafts)
  if (what.kind !== 'article') return [what]
  const article = (await readContent(tx, 'article')).find(({ id }) => `${id}` === what.id)
  const drafted = drafts.find(({ kind, id }) => kind === 'article' && id === what.id)?.value
  const { categoryId } = { ...article, ...drafted } as Partial<Article>
  return [what, ...(categoryId ? [{ kind: 'category' as const, id: `${categoryId}` }] : [])]
}

async function partsOfPage(tx: Database, page: Reference, drafts: Draft[]): Promise<Reference[]> {
  const pages = await readContent(tx, 'page')
  const parts: Reference[] = [page]
  let above = pages.find(({ id }) => `${id}` === page.id)?.parentId
  while (above && !isAmong(parts, { kind: 'page', id: `${above}` })) {
    parts.push({ kind: 'page', id: `${above}` })
    above = pages.find(({ id }) => id === above)?.parentId
  }
  const modules = (await readContent(tx, 'module')).filter(({ pageId }) => `${pageId}` === page.id)
  for (const module of modules) {
    const own: Reference = { kind: 'module', id: `${module.id}` }
    const draft = drafts.find((each) => each.kind === 'module' && each.id === own.id)
    if (draft || isNew(module)) parts.push(own)
    const value = { ...module, ...draft?.value }
    parts.push(...referencesOf({ ...own, value }).filter(({ kind }) => kind !== 'image'))
  }
  return parts
}

function sectionsOf(drafts: Draft[]): Partial<SiteConfiguration> {
  const overlaid = drafts.flatMap(({ kind, id, value }) => {
    if (kind !== 'section' || !isSection(id)) return []
    const read = sections[id].safeParse(withSafeHtml(value))
    return read.success ? [[id, read.data] as const] : []
  })
  return Object.fromEntries(overlaid)
}
