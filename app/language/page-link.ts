import type { Language } from './languages'
import { type PageName, pageNames, paths } from './paths'

/** Pages that need nothing but their name to be found. */
export const linkablePages = pageNames.filter((name) => !paths[name].nl.includes(':'))

const pageScheme = 'page:'
const safeScheme = /^(https:\/\/|mailto:|tel:)/

/**
 * Where a link written by the agency leads: `page:contact` is our own page in the reader's language.
 * Anything that could run a script or leave unencrypted leads nowhere.
 */
export function linkAddress(link: string, language: Language): string | undefined {
  if (link.startsWith(pageScheme)) {
    const name = link.slice(pageScheme.length) as PageName
    return linkablePages.includes(name) ? paths[name][language] : undefined
  }
  const isOurs = /^[/#](?![/\\])/.test(link)
  return isOurs || safeScheme.test(link) ? link : undefined
}

export function isElsewhere(address: string): boolean {
  return address.startsWith('https://')
}
