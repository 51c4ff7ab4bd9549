import { createContext, use } from 'react'
import { withoutLinksTo } from '../language/localised-html'

/** Addresses of pages that the agency took off the site, in the language of the reader. */
const Unpublished = createContext<readonly string[]>([])

export const UnpublishedProvider = Unpublished.Provider

/** Whether nothing would be found there, whatever is asked of it. */
export function useUnpublished(address: string): boolean {
  return use(Unpublished).includes(address.split(/[?#]/, 1)[0] ?? '')
}

/** What the agency wrote, with the words and without the links that lead nowhere. */
export function useWritten(html: string): string {
  return withoutLinksTo(use(Unpublished), html)
}
