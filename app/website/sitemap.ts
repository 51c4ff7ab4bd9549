import type { Language } from '../language/languages'

/** A page in each language it is really translated to, and the day it last changed. */
export type SitemapEntry = { paths: Partial<Record<Language, string>>; changedOn?: string }

type Site = { origin: string; default: Language }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Every language of a page is an entry of its own, and each names all of them. */
export function sitemapXml(entries: SitemapEntry[], site: Site): string {
  const urls = entries.flatMap(({ paths, changedOn }) => {
    const translations = Object.entries(paths).filter(([, path]) => path)
    const alternates = [...translations, ['x-default', paths[site.default]]]
      .filter(([, path]) => path)
      .map(([language, path]) => alternate(language ?? '', address(path ?? '', site)))
      .join('')
    const changed = changedOn ? `<lastmod>${xml(changedOn)}</lastmod>` : ''
    return translations.map(
      ([, path]) => `<url><loc>${address(path, site)}</loc>${changed}${alternates}</url>\n`,
    )
  })
  return `${declaration}<urlset xmlns="${sitemapSpace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

export function sitemapIndexXml(files: string[], site: Site): string {
  const sitemaps = files.map(
    (file) => `<sitemap><loc>${address(`/${file}`, site)}</loc></sitemap>\n`,
  )
  return `${declaration}<sitemapindex xmlns="${sitemapSpace}">\n${sitemaps.join('')}</sitemapindex>\n`
}

type NewsItem = { title: string; summary: string; path: string; publishedOn: string | null }
type Channel = { title: string; description: string; path: string; self: string }

export function rssXml(channel: Channel, items: NewsItem[], language: Language, site: Site) {
  const told = items.map(({ title, summary, path, publishedOn }) => {
    const link = address(path, site)
    const day = publishedOn
      ? `<pubDate>${new Date(`${publishedOn}T07:00:00Z`).toUTCString()}</pubDate>`
      : ''
    return `<item><title>${xml(title)}</title><link>${link}</link><guid>${link}</guid>${day}<description>${xml(summary)}</description></item>\n`
  })
  return `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(channel.title)}</title><link>${address(channel.path, site)}</link>
<description>${xml(channel.description)}</description><language>${language}-be</language>
<atom:link href="${address(channel.self, site)}" rel="self" type="application/rss+xml"/>
${told.join('')}</channel></rss>
`
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}

function address(path: string, { origin }: Site): string {
  return xml(new URL(path, origin).href)
}

function xml(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  // XML has no way to write control characters at all.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it removes
  const writable = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return writable.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
}
