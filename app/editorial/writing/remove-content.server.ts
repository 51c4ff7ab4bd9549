import { sectionNames } from '../../configuration/site-configuration'
import { readSection } from '../../configuration/site-configuration.server'
import type { Database } from '../../database/client.server'
import { articleAddresses, pageAddresses } from '../address'
import type { Article } from '../article'
import type { Image } from '../image'
import { isLinkedPage } from '../linked-page'
import type { Page } from '../page'
import { findContent, lockContent, readContent, removeContent } from './content-queries.server'
import { type Holder, usersOf } from './content-use'
import { deleteDraft, listDrafts } from './draft-queries.server'
import { type EditedKind, editedSchemas } from './edited-content'

/** Everything the agency wrote, published or not, drafts and configuration included. */
export async function listHolders(db: Database): Promise<Holder[]> {
  const kinds = Object.keys(editedSchemas) as EditedKind[]
  const content = await Promise.all(
    kinds.map(async (kind) =>
      (await readContent(db, kind)).map((value) => ({ kind, id: `${value.id}`, value })),
    ),
  )
  const sections = await Promise.all(
    sectionNames.map(async (name) => {
      const { value } = await readSection(db, name)
      return { kind: 'section' as const, id: name, value }
    }),
  )
  const drafts = (await listDrafts(db)).map(({ kind, id, value }) => {
    return { kind, id, value, isDraft: true }
  })
  return [...content.flat(), ...sections, ...drafts]
}

/** What points at something: shown before it is removed. */
export async function findUsers(db: Database, kind: EditedKind, id: number): Promise<Holder[]> {
  const content = await findContent(db, kind, id)
  if (!content) return []
  const known = await knownAs(db, kind, content)
  return usersOf({ kind, id: `${id}` }, known, await listHolders(db))
}

/** The texts by which others may name it. */
async function knownAs(db: Database, kind: EditedKind, content: object): Promise<string[]> {
  if (kind === 'image') return [(content as Image).filename]
  if (kind === 'article') {
    const categories = await readContent(db, 'category')
    return Object.values(articleAddresses(content as Article, categories))
  }
  if (kind !== 'page') return []
  const page = content as Page
  if (isLinkedPage(page)) return [`page:${page.name}`]
  return Object.values(pageAddresses(page, await readContent(db, 'page')))
}

type Removed =
  | { outcome: 'removed'; before: object }
  | { outcome: 'in use'; users: Holder[] }
  | { outcome: 'of the house' }
  | { outcome: 'missing' }

/** In a transaction. What others need stays; a module that showed an article merely shows nothing. */
export async function deleteContent(tx: Database, kind: EditedKind, id: number): Promise<Removed> {
  await lockContent(tx, kind, id)
  const before = await findContent(tx, kind, id)
  if (!before) return { outcome: 'missing' }
  if (kind === 'page' && isLinkedPage(before as Page)) return { outcome: 'of the house' }
  const users = (await findUsers(tx, kind, id)).filter((user) => isNeededBy(user, kind, id))
  if (users.length > 0) return { outcome: 'in use', users }

  if (kind === 'page') {
    const modules = await readContent(tx, 'module')
    for (const module of modules.filter(({ pageId }) => pageId === id)) {
      await deleteDraft(tx, 'module', `${module.id}`)
    }
  }
  await deleteDraft(tx, kind, `${id}`)
  await removeContent(tx, kind, id)
  return { outcome: 'removed', before }
}

/** Whether something would break, or lose its place, without it. */
export function isNeededBy(user: Holder, kind: EditedKind, id: number): boolean {
  if (kind === 'image') return true
  if (kind === 'category') return user.kind !== 'module'
  return kind === 'page' && user.kind === 'page' && user.value.parentId === id
}
