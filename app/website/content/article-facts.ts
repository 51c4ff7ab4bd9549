import type { SiteConfiguration } from '../../configuration/site-configuration'
import type { ArticlePage } from '../../editorial/article'
import type { ShownArticle } from '../../editorial/shown/shown-content'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import { findMunicipality } from '../../search/suggest/municipalities'
import { townName } from '../../search/suggest/town-names'

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
  const address = workplace(title, brand, language)
  const description = `${intro && `<p>${escaped(intro)}</p>`}${html}`
  if (!address || !description) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description,
      datePosted: day,
      hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: origin },
      jobLocation: { '@type': 'Place', address },
    },
  ]
}

/** The office in the town that the title names, another town that it names, else the seat. */
function workplace(title: string, { offices }: Brand, language: Language): object | undefined {
  const isNamed = ({ city }: Office) =>
    Object.values(city).some((name) => name && title.includes(name))
  const [seat] = offices
  const named = offices.find(isNamed)
  const town = named ? undefined : townIn(title)
  if (!seat) return undefined
  if (town) return addressOf({ city: townName({ name: town }, language) })
  const { street, zip, city } = named ?? seat
  return addressOf({
    street: translated(street, language),
    zip,
    city: translated(city, language),
  })
}

/** "Medewerker verhuur in Leuven (m/v/x)" */
function townIn(title: string): string | undefined {
  const [, name] = /\s(?:in|te|à|bei)\s(\p{Lu}[\p{L}'’-]+)/u.exec(title) ?? []
  return name && findMunicipality(name)
}

function addressOf({ street, zip, city }: { street?: string; zip?: string; city: string }): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: zip || undefined,
    addressLocality: city,
    addressCountry: 'BE',
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
