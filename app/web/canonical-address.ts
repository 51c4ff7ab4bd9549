import { addressOf, findPage } from '../language/find-page'
import { isLanguage, type Language, languages, type SiteLanguages } from '../language/languages'
import { type PageName, paths } from '../language/paths'
import { withoutCampaign } from './campaign'

type Address =
  /** As it should be, or nothing the table knows of. */
  | { outcome: 'kept' }
  | { outcome: 'elsewhere'; path: string; search: string }
  | { outcome: 'switched-off' }
  | { outcome: 'malformed' }

type Locale = { site: SiteLanguages; language: Language }

/**
 * The one address of the page that a visitor means: careless slashes and capitals, the word of
 * another language ("/fr/te-koop/"), no language at all ("/te-koop/"), a project by its number.
 */
export function canonicalAddress(url: URL, locale: Locale): Address {
  const segments = segmentsOf(url.pathname)
  if (!segments) return { outcome: 'malformed' }
  if (segments.at(-1)?.includes('.')) return { outcome: 'kept' }

  const [first = '', ...rest] = segments
  const code = first.toLowerCase()
  if (isLanguage(code) && !locale.site.enabled.includes(code)) return { outcome: 'switched-off' }
  const project = projectIn(url, isLanguage(code) ? rest : segments)
  const path = isLanguage(code)
    ? inLanguage(code, project ?? rest)
    : withoutLanguage(project ?? segments, locale)
  if (!path || path === url.pathname) return { outcome: 'kept' }
  return { outcome: 'elsewhere', path, search: project ? withoutId(url) : url.search }
}

const lists = ['for-sale', 'for-rent', 'commercial', 'abroad', 'realisations'] as const
const projects = ['projects', 'projects-for-sale', 'projects-for-rent'] as const
const certain = new Set<string>(
  (['home', ...lists, ...projects] satisfies PageName[]).flatMap((page) =>
    languages.map((language) => paths[page][language]),
  ),
)

/** Nobody need look to know that it is there, unless the agency took it away: nothing is asked of it. */
export function isCertain(url: URL): boolean {
  const query = withoutCampaign(url.search)
  query.delete('lng')
  return query.size === 0 && certain.has(url.pathname)
}

function withoutLanguage(segments: string[], { site, language }: Locale) {
  const original = findPage('original', segments)
  if (original) return addressOf(original, 'original')
  const speakers = languages.filter((each) => findPage(each, segments))
  const found = speakers[0] && findPage(speakers[0], segments)
  const wanted = [language, ...site.enabled].find((each) => speakers.includes(each))
  return found && addressOf(found, wanted ?? language)
}

function inLanguage(code: Language, rest: string[]) {
  for (const tongue of [code, 'original', ...languages] as const) {
    const found = findPage(tongue, rest)
    if (found) return addressOf(found, code)
  }
  // A page the agency made itself: its paths are in lower case and end with a slash.
  const path = [code, ...rest.map((part) => encodeURIComponent(part.toLowerCase()))].join('/')
  return `/${path}/`
}

/** "/project/?id=5" is "/project/5/". */
function projectIn(url: URL, segments: string[]): string[] | undefined {
  const id = url.searchParams.get('id')
  const isProject = segments.length === 1 && segments[0]?.toLowerCase() === 'project'
  return isProject && id && /^\d{1,10}$/.test(id) ? [...segments, id] : undefined
}

function withoutId({ search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete('id')
  return query.size > 0 ? `?${query}` : ''
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const control = /[\u0000-\u001f\u007f]/

/** Undefined when the encoding is broken or hides control characters. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => control.test(segment)) ? undefined : segments
  } catch {
    return undefined
  }
}
