import { data, type MiddlewareFunction, redirect } from 'react-router'
import { openDocument } from '../../enquiries/documents/open-document.server'
import { languageContext, siteOf } from '../../site/site.server'
import { LinkExpired } from '../account/link-expired'
import { notFound } from '../frame/not-found.server'
import type { Route } from './+types/document.page'

/** The address has no language: the letter had one, unless the visitor asks for another. */
const speakAsTheLetter: MiddlewareFunction<Response> = async ({ context, params, url }, next) => {
  const site = siteOf(context)
  const { language } = await openDocument(site, params.token ?? '')
  const isSpoken = language && site.siteLanguages().enabled.includes(language)
  if (isSpoken && !url.searchParams.has('lng')) context.set(languageContext, language)
  return next()
}

export const middleware = [speakAsTheLetter]

/** The link in a letter: to the file while it holds, to an explanation afterwards. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { outcome } = await openDocument(siteOf(context), params.token)
  if (outcome === 'expired') throw data('expired', { status: 410 })
  if (outcome !== 'opened') throw notFound()
  const headers = { 'cache-control': 'private, no-store' }
  throw redirect(`/document-files/${params.token}`, { status: 303, headers })
}

/** Never seen: its presence lets a link that is gone be answered with a page. */
export default function DocumentPage() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkExpired error={error} />
}
