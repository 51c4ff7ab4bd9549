import type { PageName } from '../../app/language/paths'

export type Text = { nl: string; fr: string; en: string; de: string }

/**
 * Pages that a text may link to, written `<a href="page:contact-demand">`: whoever draws the text
 * puts the address in the reader's language in its place.
 */
export const linkablePages = [
  'home',
  'for-sale',
  'for-rent',
  'commercial',
  'abroad',
  'realisations',
  'projects',
  'services',
  'contact',
  'contact-demand',
  'demand-register',
  'appointment',
  'costs',
  'renovation',
  'news',
  'vacancies',
  'privacy',
  'cookie-policy',
  'disclaimer',
  'favourites',
  'login',
] as const satisfies PageName[]
type LinkablePage = (typeof linkablePages)[number]
export type PageLink = `page:${LinkablePage}`

/** Articles of a category with a page have an address of their own, under that page. */
export type Category = { id: number; name: Text; page?: 'service' | 'vacancy' | 'news-article' }

/** `body` is HTML of p, h2, h3, ul, ol, li, a, strong, em and blockquote, nothing else. */
export type Article = {
  id: number
  categoryId: number
  sort: number
  slug: Text
  title: Text
  intro: Text
  body: Text
  picture?: string
  daysAgo?: number
}

export type Question = { id: number; question: Text; answer: Text }

export type TeamMember = {
  id: number
  categoryId: number
  sort: number
  name: string
  function: Text
  phone: string
  email: string
  bivNumber: string | null
  languages: readonly (keyof Text)[]
  picture: string
  portrait: Text
}

export type Testimonial = {
  id: number
  sort: number
  name: string
  town: string
  kind: 'sale' | 'rent' | 'buy'
  rating: 1 | 2 | 3 | 4 | 5
  text: Text
}

export type PageTexts = {
  title: Text
  description: Text
  pageTitle: Text
  metaDescription: Text
  socialTitle: Text
  socialDescription: Text
  bannerTitle?: Text
  bannerDescription?: Text
}

export type Seo = {
  pageTitle: Text
  metaTitle: Text
  metaDescription: Text
  ogTitle: Text
  ogDescription: Text
  ogImage: string
  twitterTitle: Text
  twitterDescription: Text
  twitterImage: string
}

export type Relation = {
  type:
    | 'article'
    | 'property-list'
    | 'project-list'
    | 'stats-view'
    | 'external'
    | 'category'
    | 'contact'
  id: number
}

export type Module = {
  sort: number
  title?: Text
  description?: Text
  view: 'card-view' | 'ons-team-view' | 'collapse-view' | 'single-view'
  relation: Relation
  maxItems: number
  itemsPerRow: number
}

/** `name` is the page's name in the table of addresses; a page outside that table brings its own. */
export type Page = {
  id: number
  parentId: number | null
  name: string
  originalPath: string
  path?: Text
  status: 'published' | 'draft'
  sort: number
  isInMenu: boolean
  title: Text
  description: Text
  seo: Seo
  redirect?: { url: Text; opensNewTab: boolean }
  picture: string
  showBreadCrumb: boolean
  showPageBanner: boolean
  bannerTitle: Text
  bannerDescription: Text
  modules: Module[]
}

export type Figure = {
  id: number
  label: Text
  value: { kind: 'number'; number: number; unit?: Text } | { kind: 'years-since'; year: number }
}

/** Something of another company: drawn as our own picture until the visitor clicks or consents. */
export type ExternalBlock = {
  id: number
  kind: 'youtube' | 'frame'
  source: string
  title: Text
  description: Text
  picture: string
  loadLabel: Text
  loadNotice: Text
}

export type Slide = { picture: string; title: Text; alt: Text; link: PageLink }

export type FooterColumn = {
  id: number
  sort: number
  isPublic: boolean
  title: Text
  introText?: Text
  fullText: Text
  image: string | null
  columns: { sm: number; md: number; lg: number }
}

export type Popup = {
  isPublished: 'yes' | 'no'
  delay: number
  title: Text
  description: Text
  link: { label: Text; to: PageLink }
  media: { url: string; alt: Text }
}
