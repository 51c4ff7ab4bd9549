import { createContext } from 'react-router'
import * as z from 'zod'
import { languages } from '../language/languages'
import { requestAt } from './request-at'
import type { Signer } from './signed-link.server'

/** Whether the page is looked at before its time. */
export const previewContext = createContext(false)

/** Whether it shows what visitors do not see: to anybody else the same address shows the site. */
export const draftsShownContext = createContext(false)

/** Whether its link showed something once, and no longer does. */
export const previewExpiredContext = createContext(false)

/** The specification's sign of a preview: the word, anywhere in the path. */
export function isPreviewPath(pathname: string): boolean {
  return /preview/i.test(pathname)
}

/** /nl/preview/diensten/ shows what /nl/diensten/ shows. */
export function previewedPath(pathname: string): string {
  return pathname.replace(/\/preview(?=\/|$)/i, '') || '/'
}

export function withoutPreview(request: Request): Request {
  const url = new URL(request.url)
  const pathname = previewedPath(url.pathname)
  if (pathname === url.pathname) return request
  url.pathname = pathname
  return requestAt(request, url)
}

const ours = new RegExp(`^/(${languages.join('|')})/`)

/** Where a page is looked at before its time: /nl/preview/diensten/. What is in no language has no preview. */
export function previewPath(path: string, pass?: string | null): string {
  if (!ours.test(path)) return path
  const address = new URL(path, 'http://preview')
  if (!isPreviewPath(address.pathname)) {
    address.pathname = address.pathname.replace(ours, '/$1/preview/')
  }
  if (pass && !address.searchParams.has('pass')) address.searchParams.append('pass', pass)
  return address.pathname + address.search + address.hash
}

/** What may be seen before its time: one page, article, section or property. */
const previewed = z.strictObject({ kind: z.string(), id: z.string() })
export type Previewed = z.infer<typeof previewed>

/** For somebody without a login, of that one thing, for as long as the editor chose. */
export function previewPass(signer: Signer, what: Previewed, until: Date): string {
  return signer.sign('preview', what, until)
}

export function openPreviewPass(signer: Signer, pass: string, now: Date): Previewed | undefined {
  const opened = signer.open('preview', pass, now)
  if (opened.outcome !== 'valid') return undefined
  return previewed.safeParse(opened.value).data
}
