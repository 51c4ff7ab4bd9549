import { sql } from 'drizzle-orm'
import { isStaff } from '../app/accounts/account'
import { whoIs } from '../app/accounts/sessions/session.server'
import { readSessionToken } from '../app/accounts/sessions/session-cookie'
import { agencyOf } from '../app/configuration/brand-section'
import { siteLanguagesOf } from '../app/configuration/language-section'
import { applyDrafts } from '../app/editorial/writing/apply-drafts.server'
import type { Reference } from '../app/editorial/writing/content-use'
import { primaryLanguage } from '../app/language/languages'
import { idFrom } from '../app/properties/property-id'
import type { Tools } from '../app/site/site.server'
import { publishForPreview } from '../app/stock/publish-for-preview.server'
import type { Holder } from '../app/stock/shelves'
import { knownHtml } from '../app/web/page/html-answer.server'
import { isPreviewPath, openPreviewPass, type Previewed } from '../app/web/preview.server'

type Asker = Pick<Tools, 'db' | 'now' | 'signer' | 'origin'>

/** In the address of a page that a colleague looks at beside its form. */
const typing = 'unsaved'

type Looked = {
  what: 'everything' | Previewed
  /** Who looks at what they are typing. */
  typedBy?: string
}

/** What this visitor may see before its time: with a link we signed that one thing, as staff all of it. */
export async function previewedBy(request: Request, tools: Asker): Promise<Looked | undefined> {
  const url = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || !isPreviewPath(url.pathname)) return undefined
  const pass = url.searchParams.get('pass')
  const opened = pass ? openPreviewPass(tools.signer, pass, tools.now()) : undefined
  if (opened) return { what: opened }
  const isSecure = tools.origin.startsWith('https:')
  const token = readSessionToken(request.headers.get('cookie'), isSecure)
  const found = await whoIs(tools, token)
  if (!found?.isComplete || !isStaff(found.account)) return undefined
  const isTyping = url.searchParams.has(typing)
  return { what: 'everything', ...(isTyping && { typedBy: found.account.id }) }
}

/**
 * Makes a page as if drafts were published: in a transaction that is rolled back, so that nothing of
 * it is ever stored, announced or queued.
 */
export async function makePreview(
  tools: Tools,
  { what, typedBy }: Looked,
  make: (tools: Tools) => Promise<Response>,
  asked = '',
): Promise<Response> {
  let answer: Response | undefined
  try {
    await tools.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '5s'`)
      const looked = { now: tools.now(), typedBy }
      for (const each of stockIn(what, asked)) await publishForPreview(tx, each, looked)
      const isStock = what !== 'everything' && stocked.some((kind) => kind === what.kind)
      const drafted = isStock ? {} : await applyDrafts(tx, what as 'everything' | Reference)
      answer = await whole(await make(withSections({ ...tools, db: tx }, drafted)))
      tx.rollback()
    })
  } catch (error) {
    if (!answer) throw error
  }
  return answer as Response
}

/** A pass of ours that is too old: somebody was shown something with it. */
export function isPreviewExpired(request: Request, { signer, now }: Asker): boolean {
  const { pathname, searchParams } = new URL(request.url)
  const pass = isPreviewPath(pathname) && searchParams.get('pass')
  return pass ? signer.open('preview', pass, now()).outcome === 'expired' : false
}

/** What is not published takes no form yet: who sent one sees it again, below the words that say so. */
export function backToPreview(request: Request, answer: Response): Response {
  const { pathname, search } = new URL(request.url)
  const isGone = answer.status === 404 || answer.status === 410
  if (request.method !== 'POST' || !isGone || !isPreviewPath(pathname)) return answer
  return new Response(null, { status: 303, headers: { location: pathname + search } })
}

const stocked = ['property', 'project'] as const

/** The property or project that a page is about: its path ends with the id, and the other has another one. */
function stockIn(what: 'everything' | Previewed, asked: string): Holder[] {
  const isAll = what === 'everything'
  const id = idFrom(isAll ? /\/(\d+)\/(?:_\.data)?$/.exec(asked)?.[1] : what.id)
  if (id === undefined) return []
  return stocked.filter((kind) => isAll || kind === what.kind).map((kind) => ({ kind, id }))
}

function withSections(tools: Tools, drafted: Partial<ReturnType<Tools['siteConfiguration']>>) {
  const configuration = { ...tools.siteConfiguration(), ...drafted }
  return {
    ...tools,
    siteConfiguration: () => configuration,
    siteLanguages: () => siteLanguagesOf(configuration.language),
    imageHosts: () => configuration.images,
    agency: () => agencyOf(configuration.brand, primaryLanguage),
  }
}

/** Its body is read before the transaction ends. */
async function whole(answer: Response): Promise<Response> {
  if (knownHtml(answer) !== undefined) return answer
  const { status, headers, body } = answer
  const bytes = body && (await new Response(body).arrayBuffer())
  return new Response(bytes, { status, headers })
}
