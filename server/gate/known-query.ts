import { languages } from '../../app/language/languages'
import type { PageName } from '../../app/language/paths'
import { params } from '../../app/search/criteria-url'
import {
  findPath,
  mapCardPath,
  mapPath,
  mapPointsPath,
  suggestPath,
  travelTimesPath,
} from '../../app/search/search-paths'
import { pageAt } from './page-at'

/** What any page of the site may be asked, whatever it shows. */
const everywhere = ['lng', 'pass', 'setcookies', 'cookies', 'hidepopup']

const filters = Object.values(params)
const nothing: readonly string[] = []

/** What a page that is kept for everyone reads of its address; 'all' for pages that are made for one visitor. */
const parameters: Record<PageName, readonly string[] | 'all'> = {
  home: nothing,
  'for-sale': filters,
  'for-rent': filters,
  commercial: filters,
  abroad: filters,
  realisations: filters,
  projects: filters,
  'projects-for-sale': filters,
  'projects-for-rent': filters,
  'for-sale-property': nothing,
  'for-rent-property': nothing,
  'commercial-property': nothing,
  'abroad-property': nothing,
  'realisations-property': nothing,
  project: ['sort', 'free', 'bedrooms'],
  'project-unit': nothing,
  services: nothing,
  service: nothing,
  vacancies: nothing,
  vacancy: nothing,
  news: ['page'],
  'news-article': nothing,
  contact: 'all',
  'contact-demand': 'all',
  'demand-register': 'all',
  appointment: 'all',
  'my-viewing': 'all',
  'my-viewing-calendar': 'all',
  'viewing-feedback': 'all',
  costs: ['property', 'region', 'price', 'use', 'kind', 'land', 'loan', 'years', 'rate'],
  renovation: ['property', 'region', 'score', 'area', 'year', 'target', 'deed', 'works', 'chosen'],
  'travel-time': ['property', 'place', 'list', 'from', 'by', 'minutes', ...filters],
  'property-sheet': nothing,
  compare: ['id', 'ids'],
  favourites: ['id', 'ids'],
  privacy: nothing,
  disclaimer: nothing,
  'cookie-policy': nothing,
  enquiry: 'all',
  'enquiry-about': 'all',
  'rental-file': 'all',
  'mail-choice': 'all',
  'thank-you': 'all',
  login: ['set'],
  'my-demand': 'all',
  'forgotten-password': 'all',
  'set-password': 'all',
  'login-code': 'all',
  'log-out': 'all',
  owner: 'all',
  'owner-access': 'all',
  'owner-property': 'all',
  'owner-report': 'all',
  'owner-document': 'all',
  'owner-digest': 'all',
  unsubscribe: 'all',
}

/** Asked by scripts, each in its own way. */
const answers = new Set(
  languages.flatMap((each) => [
    findPath(each),
    suggestPath(each),
    mapPath(each),
    mapCardPath(each),
    mapPointsPath(each),
    travelTimesPath(each),
  ]),
)
const pageOfAgency = /^\/[a-z]{2}\/(?:.*\/)?$/

function known(pathname: string): readonly string[] | 'all' {
  const page = pageAt(pathname)
  if (page) return pathname.endsWith('.data') ? 'all' : parameters[page]
  return pageOfAgency.test(pathname) && !answers.has(pathname) ? nothing : 'all'
}

type Query = {
  /** What the page is made of. */
  read: URLSearchParams
  /** What it knows nothing of: a campaign, or anything that somebody made up. */
  other: URLSearchParams
}

export function knownQuery(pathname: string, search: string): Query {
  const read = new URLSearchParams(search)
  const other = new URLSearchParams()
  const names = known(pathname)
  for (const [name, value] of [...read]) {
    if (names === 'all' || names.includes(name) || everywhere.includes(name)) continue
    other.append(name, value)
  }
  for (const name of new Set(other.keys())) read.delete(name)
  return { read, other }
}
