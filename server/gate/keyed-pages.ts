import type { PageName } from '../../app/language/paths'
import { pageAt } from './page-at'

/** Opened by a key in their address, also by mail programs (RFC 8058): who is signed in means nothing here. */
const keyedPages: readonly PageName[] = ['unsubscribe', 'mail-choice', 'owner-digest']

/** What a CRM tells us by itself, signed. */
const hooks = /^\/hooks\/[\w-]+\/[\w-]+$/

export function isKeyed(pathname: string): boolean {
  if (hooks.test(pathname)) return true
  const page = pageAt(pathname)
  return page !== undefined && keyedPages.includes(page)
}
