import type { PageName } from '../../app/language/paths'
import type { OfficePageName } from '../../app/office/office-pages'
import { type Bound, boundedBody } from '../../app/web/bounded-body.server'
import { hasSession } from './has-session'
import { isOfficePage, pageAt } from './page-at'

const megabyte = 1024 * 1024

/** How long a form anybody may send to be told that it was too long, instead of a broken connection. */
const mostRead = 128 * megabyte

const pagesWithFiles: readonly PageName[] = [
  'contact-demand',
  'enquiry',
  'enquiry-about',
  'rental-file',
]
const officePagesWithFiles: readonly OfficePageName[] = [
  'media',
  'property-upload',
  'project-upload',
]
/** These name each file that is too large, and keep no more of it than its name. */
const officePagesThatName: readonly OfficePageName[] = ['property-files', 'project-files']
const words: Bound = { most: megabyte, mostRead }
/** Above this, a form holds files. */
export const largeBody = 2 * megabyte
const officeWords: Bound = { most: largeBody, mostRead }
const namedFiles: Bound = { most: mostRead, mostRead }
const files: Bound = { most: 30 * megabyte, mostRead }
/** One file that a script sends, and waits for: nothing that was typed is lost with it. */
const oneFile: Bound = { most: 11 * megabyte, mostRead: 30 * megabyte }
const ofStranger: Bound = { most: megabyte, mostRead: megabyte }

/** A word of a CRM is a line of JSON. What says that it is longer is not read at all. */
const ofHook: Bound = { most: 16 * 1024, mostRead: 16 * 1024 }

export type Sender = { pathname: string; cookies: string | null }

/** Each page then keeps less of it: see readForm. */
export function bodyLimit({ pathname, cookies }: Sender): Bound {
  if (pathname.startsWith('/office')) {
    if (!hasSession(cookies)) return ofStranger
    if (isOfficePage(pathname, officePagesThatName)) return namedFiles
    return isOfficePage(pathname, officePagesWithFiles) ? files : officeWords
  }
  if (pathname.startsWith('/hooks/')) return ofHook
  if (pathname.startsWith('/enquiry-uploads')) return oneFile
  const page = pageAt(pathname)
  return page && pagesWithFiles.includes(page) ? files : words
}

/** The same request, with a body that has an end. */
export function withBoundedBody(request: Request): Request {
  const { body, method, url, headers, signal } = request
  if (!body) return request
  const { pathname } = new URL(url)
  const bound = bodyLimit({ pathname, cookies: headers.get('cookie') })
  const declared = Number(headers.get('content-length') ?? 0)
  const bounded = boundedBody(body, bound, declared)
  return new Request(url, { method, headers, signal, body: bounded, duplex: 'half' } as RequestInit)
}
