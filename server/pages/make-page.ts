import { RouterContextProvider } from 'react-router'
import type { Database } from '../../app/database/client.server'
import { readPages } from '../../app/editorial/queries.server'
import { isBehindLogin } from '../../app/language/namespaces'
import { answerRequest, languageOf } from '../../app/site/answer-request.server'
import {
  contentVersionContext,
  type Tools,
  toolsContext,
  unpublishedContext,
} from '../../app/site/site.server'
import { type Failure, failureContext, failureOf } from '../../app/web/failure.server'
import { lastKnown } from '../../app/web/last-known.server'
import { log } from '../../app/web/log.server'
import { knownHtml } from '../../app/web/page/html-answer.server'
import { noNeeds, type PageNeeds, pageNeedsContext } from '../../app/web/page/page-needs.server'
import {
  draftsShownContext,
  isPreviewPath,
  previewContext,
  previewExpiredContext,
  withoutPreview,
} from '../../app/web/preview.server'
import { createVersionedCache, noVersion } from '../../app/web/versioned-cache'
import { notedAddress, visitorAddressContext } from '../../app/web/visitor-address.server'
import { backToPreview, isPreviewExpired, makePreview, previewedBy } from '../preview'
import { contentSecurityPolicy, securityHeaders } from '../security-headers'
import { type TroubleStatus, troublePage } from '../trouble-page'
import { keptInPreview } from './kept-in-preview'

export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>
export type MakePage = ReturnType<typeof pageMaker>
type Parts = {
  tools: Tools
  render: Render
  styles: readonly string[]
  contentVersion: () => number
}

const recall = createVersionedCache(1)
const pagesAtHand = lastKnown(readPages)
const nothing: ReadonlySet<string> = new Set()

/** While the database is away, and was never there, nothing is known to be a draft. */
async function unpublishedAt(db: Database, version: number): Promise<ReadonlySet<string>> {
  const read = version === noVersion ? readPages : pagesAtHand
  const pages = await recall(version, 'pages', () => read(db)).catch(() => undefined)
  return pages?.unpublished ?? nothing
}

const statusOf: Record<Failure, TroubleStatus> = { outage: 503, 'bad-input': 400, mistake: 500 }

/** Makes one page, whatever happens, and puts its locks on. */
export function pageMaker({ tools, render, styles, contentVersion }: Parts) {
  const fixed = securityHeaders(tools.origin)
  const trouble = (status: TroubleStatus, request: Request) =>
    troublePage(status, languageOf(request, tools), {
      agency: tools.agency(),
      styles,
      languages: tools.siteLanguages().enabled,
    })

  type Making = { what: { failure?: Failure }; needs: PageNeeds; version: number }
  async function answerWith(tools: Tools, request: Request, { what, needs, version }: Making) {
    const isPreview = isPreviewPath(new URL(request.url).pathname)
    const unpublished = await unpublishedAt(tools.db, version)
    const visit = isPreview ? withoutPreview(request) : request
    return answerRequest(visit, { ...tools, unpublished }, (asked) => {
      const context = new RouterContextProvider()
      context.set(toolsContext, tools)
      context.set(contentVersionContext, version)
      context.set(unpublishedContext, unpublished)
      context.set(pageNeedsContext, needs)
      context.set(visitorAddressContext, notedAddress(request))
      context.set(failureContext, what)
      context.set(previewContext, isPreview)
      context.set(draftsShownContext, version === noVersion)
      context.set(previewExpiredContext, isPreviewExpired(request, tools))
      return render(asked, context)
    })
  }

  async function attempt(request: Request, needs: PageNeeds): Promise<Response> {
    const what: { failure?: Failure } = {}
    try {
      const previewed = await previewedBy(request, tools)
      // In a frame beside the form, of the colleague who types.
      if (previewed?.typedBy) needs.isFramed = true
      const answer = await (previewed
        ? makePreview(
            tools,
            previewed,
            (drafted) => answerWith(drafted, request, { what, needs, version: noVersion }),
            new URL(request.url).pathname,
          )
        : answerWith(tools, request, { what, needs, version: contentVersion() }))
      const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
      const isTold = needs.isTroubleTold && !what.failure
      if (answer.status >= 500 && isHtml && !isTold)
        return trouble(statusOf[what.failure ?? 'mistake'], request)
      return answer.status === 400 && !isHtml ? trouble(400, request) : answer
    } catch (error) {
      log.error({ err: error, url: request.url }, 'page failed')
      return trouble(statusOf[failureOf(error)], request)
    }
  }

  return async (request: Request): Promise<{ answer: Response; topics: Set<string> }> => {
    const needs = noNeeds()
    const cdn = tools.imageHosts().cdn
    if (cdn) needs.hosts.push({ img: [cdn] })
    const { pathname, searchParams } = new URL(request.url)
    const made = backToPreview(request, await attempt(request, needs))
    const answer = isPreviewPath(pathname)
      ? await keptInPreview(made, searchParams.get('pass'))
      : made
    if (isPreviewPath(pathname) || isBehindLogin(pathname)) {
      answer.headers.set('x-robots-tag', 'noindex, nofollow')
      answer.headers.set('cache-control', 'private, no-store')
    }
    return { answer: locked(answer, fixed, needs), topics: needs.topics }
  }
}

/** Its address may be a key. Not `no-referrer`: a form of such a page would come with the origin "null". */
const referrerOfPersonalPages = 'same-origin'

function isPersonal(headers: Headers): boolean {
  return headers.get('cache-control')?.includes('private') ?? false
}

function locked(answer: Response, fixed: Record<string, string>, needs: PageNeeds) {
  const isText = knownHtml(answer) !== undefined
  const headers = isText ? answer.headers : new Headers(answer.headers)
  for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
  if (isPersonal(headers)) headers.set('referrer-policy', referrerOfPersonalPages)
  const { status } = answer
  // A browser keeps a permanent redirect for good unless told otherwise, and properties change lists.
  if (status === 308 && !headers.has('cache-control')) headers.set('cache-control', 'max-age=3600')
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(needs))
  }
  return isText ? answer : new Response(answer.body, { status, headers })
}
