import type { Language } from '../language/languages'
import { translated } from '../language/translated'
import type { Seo } from './page'

const limit = 160

/** What the agency wrote for search engines and social networks; nothing for what it left empty. */
export function seoTexts(seo: Seo, isActive: boolean, language: Language) {
  if (!isActive) return {}
  const text = (field: keyof Seo) => translated(seo[field], language) || undefined
  return {
    fullTitle: text('pageTitle') ?? text('metaTitle'),
    description: text('metaDescription'),
    openGraph: {
      title: text('ogTitle') ?? text('metaTitle'),
      type: text('ogType'),
      url: text('ogUrl'),
      image: text('ogImage'),
      description: text('ogDescription'),
    },
    twitter: {
      title: text('twitterTitle'),
      site: text('twitterSite'),
      image: text('twitterImage'),
      description: text('twitterDescription'),
    },
  }
}

/** Rich or plain text in one short line. */
export function summary(html: string): string {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= limit) return plain
  const cut = plain.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).trimEnd()}…`
}
