import type { Language } from './languages'
import { linkAddress } from './page-link'

/** Puts our own addresses in the reader's language in the place of `page:` links. */
export function localisedHtml(html: string, language: Language): string {
  return html.replace(/ href="(page:[^"]*)"/g, (_, link: string) => {
    const address = linkAddress(link, language)
    return address ? ` href="${address}"` : ''
  })
}

/** What was written once names pages that may have been taken off the site since. */
export function withoutLinksTo(unpublished: readonly string[], html: string): string {
  if (unpublished.length === 0) return html
  return html.replace(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href, words) =>
    unpublished.includes(href.split(/[?#]/, 1)[0]) ? words : link,
  )
}
