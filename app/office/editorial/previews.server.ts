import { articleAddresses, pageAddresses } from '../../editorial/address'
import type { Article } from '../../editorial/article'
import type { PageModule } from '../../editorial/module'
import type { Page } from '../../editorial/page'
import { readContent } from '../../editorial/writing/content-queries.server'
import type { EditedKind, Values } from '../../editorial/writing/edited-content'
import { daysLater } from '../../language/days-later'
import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { previewPass, previewPath } from '../../web/preview.server'
import type { Office } from '../office.server'
import type { Preview } from '../preview/preview'

type Addresses = Partial<Record<Language, string>>

/** Where something will be seen, draft and all; on the home page when it has no page of its own. */
async function addressesOf(
  { db, languages }: Office,
  kind: EditedKind,
  content: object,
): Promise<Addresses> {
  const home = Object.fromEntries(languages.map((each) => [each, pathTo('home', each)]))
  if (kind === 'article') {
    const own = articleAddresses(content as Article, await readContent(db, 'category'))
    return Object.keys(own).length > 0 ? own : home
  }
  if (kind !== 'page' && kind !== 'module') return home
  const pages = await readContent(db, 'page')
  const id = kind === 'page' ? (content as Page).id : (content as PageModule).pageId
  const next = pages.map((page) =>
    kind === 'page' && page.id === id ? ({ ...page, ...content } as Page) : page,
  )
  const page = next.find((each) => each.id === id)
  return page ? pageAddresses(page, next) : home
}

/**
 * One link per language of the site. It names what it is about, so that it also shows what was taken
 * off the site, and to who has no login.
 */
export async function previewsOf(
  office: Office,
  kind: EditedKind,
  content: { id: number },
  { values, days = 1 }: { values: Values; days?: number },
): Promise<Preview[]> {
  const { signer, now, languages } = office
  const until = daysLater(now(), days)
  const addresses = await addressesOf(office, kind, { ...content, ...values })
  const subject =
    kind === 'module'
      ? { kind: 'page', id: `${(content as unknown as PageModule).pageId}` }
      : { kind, id: `${content.id}` }
  const pass = previewPass(signer, subject, until)
  return languages.flatMap((language) => {
    const path = addresses[language]
    return path ? { language, path: previewPath(path, pass) } : []
  })
}
