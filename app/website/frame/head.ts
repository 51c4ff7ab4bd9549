import type { MetaDescriptor } from 'react-router'
import type { Language } from '../../language/languages'

type Paths = Partial<Record<Language, string>>

/** What a page is called when it is shared. Empty fields follow the page itself. */
type SocialHead = Partial<
  Record<'title' | 'type' | 'url' | 'image' | 'description' | 'site', string>
>

/** What search engines read: composed on the server, where the public origin is known. */
export type Head = {
  title: string
  /** In the place of title and brand, as it is. */
  fullTitle?: string
  description: string
  language: Language
  /** The page in each language it is really translated to. */
  addresses: Paths
  defaultLanguage: Language
  brand: string
  /** Filtered lists, personal pages: to be followed, not to be found. */
  isHidden?: boolean
  image?: string
  openGraph?: SocialHead
  twitter?: SocialHead
  /** Schema.org objects, told as they are. */
  facts?: object[]
}

type Site = {
  origin: string
  language: Language
  siteLanguages: () => { default: Language }
  siteConfiguration: () => { brand: { name: string } }
}
type PageHead = Omit<Head, 'language' | 'addresses' | 'defaultLanguage' | 'brand'> & {
  paths: Paths
}

export function headOf(site: Site, { paths, ...page }: PageHead): Head {
  const { origin, language } = site
  const addresses = Object.fromEntries(
    Object.entries(paths).flatMap(([each, path]) =>
      path ? [[each, new URL(path, origin).href]] : [],
    ),
  )
  const withWholeImage = <Part extends { image?: string }>(part: Part): Part =>
    part.image ? { ...part, image: new URL(part.image, origin).href } : part
  return {
    ...withWholeImage(page),
    openGraph: withWholeImage(page.openGraph ?? {}),
    twitter: withWholeImage(page.twitter ?? {}),
    language,
    addresses,
    defaultLanguage: site.siteLanguages().default,
    brand: site.siteConfiguration().brand.name,
  }
}

export function headTags(head: Head | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, language, addresses, defaultLanguage, brand } = head
  const alternates = Object.entries({ ...addresses, 'x-default': addresses[defaultLanguage] })
  return [
    { title: head.fullTitle || `${title} | ${brand}` },
    { name: 'description', content: description },
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: addresses[language] },
    ...alternates
      .filter(([, href]) => href)
      .map(([hrefLang, href]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })),
    ...socialTags(head),
    ...(head.facts ?? []).map((fact) => ({ 'script:ld+json': fact })),
  ]
}

function socialTags(head: Head): MetaDescriptor[] {
  const { openGraph = {}, twitter = {} } = head
  const title = openGraph.title || head.title
  const description = openGraph.description || head.description
  const image = openGraph.image || head.image
  const tags = {
    'og:title': title,
    'og:type': openGraph.type || 'website',
    'og:url': openGraph.url || head.addresses[head.language],
    'og:image': image,
    'og:description': description,
    'og:site_name': head.brand,
    'og:locale': `${head.language}_BE`,
  }
  const cards = {
    'twitter:card': image || twitter.image ? 'summary_large_image' : 'summary',
    'twitter:title': twitter.title || title,
    'twitter:site': twitter.site,
    'twitter:image': twitter.image || image,
    'twitter:description': twitter.description || description,
  }
  return [
    ...given(tags).map(([property, content]) => ({ property, content })),
    ...given(cards).map(([name, content]) => ({ name, content })),
  ]
}

function given(tags: Record<string, string | undefined>): [string, string][] {
  return Object.entries(tags).filter((tag): tag is [string, string] => Boolean(tag[1]))
}
