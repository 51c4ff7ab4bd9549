import type { SiteConfiguration } from '../../configuration/site-configuration'
import type { ArticlePage } from '../../editorial/article'
import type { ShownArticle } from '../../editorial/shown/shown-content'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'

type Brand = SiteConfiguration['brand']
type Office = Brand['offices'][number]
type Publisher = { brand: Brand; origin: string; language: Language }
type Told = Pick<ShownArticle, 'title' | 'intro' | 'html' | 'day'>

/** An article as search engines read it: news, or a job. */
export function articleFacts(kind: ArticlePage, article: Told, publisher: Publisher): object[] {
  const { title, day } = article
  if (!day) return []
  if (kind === 'vacancy') return jobFacts(article, day, publisher)
  const facts = { '@type': 'NewsArticle', headline: title, datePublished: day }
  return [{ '@context': 'https://schema.org', ...facts }]
}

/**
 * Google takes no job without a title, a text, the day it was posted, an employer and a place of work. What
 * we do not know, such as the pay, is not told.
 */
function jobFacts(article: Told, day: string, { brand, origin, language }: Publisher): object[] {
  const { title, intro, html } = article
  const office = workplace(title, brand)
  const description = `${intro && `<p>${escaped(intro)}</p>`}${html}`
  if (!office || !description) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description,
      datePosted: day,
      hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: origin },
      jobLocation: { '@type': 'Place', address: addressOf(office, language) },
    },
  ]
}

/** The office in the town that the title names, else the seat. */
function workplace(title: string, { offices }: Brand): Office | undefined {
  const isNamed = ({ city }: Office) =>
    Object.values(city).some((name) => name && title.includes(name))
  return offices.find(isNamed) ?? offices[0]
}

function addressOf({ street, zip, city }: Office, language: Language): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: translated(street, language) || undefined,
    postalCode: zip || undefined,
    addressLocality: translated(city, language),
    addressCountry: 'BE',
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
