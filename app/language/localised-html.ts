import type { Language } from './languages'
import { linkAddress } from './page-link'

/** Puts our own addresses in the reader's language in the place of `page:` links. */
export function localisedHtml(html: string, language: Language): string {
  return html.replace(/ href="(page:[^"]*)"/g, (_, link: string) => {
    const address = linkAddress(link, language)
    return address ? ` href="${address}"` : ''
  })
}
