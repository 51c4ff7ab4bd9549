import { addressOf, type FoundPage, findPage, type Tongue } from '../language/find-page'
import { isLanguage, type Language, languages, type SiteLanguages } from '../language/languages'

type Address =
  /** As it should be, or nothing the table knows of. */
  | { outcome: 'kept' }
  /** `isCertain`: nobody need look into the database to know that the page lives there. */
  | { outcome: 'elsewhere'; path: string; isCertain: boolean }
  | { outcome: 'switched-off' }
  | { outcome: 'malformed' }

type Visit = { site: SiteLanguages; language: Language }

/**
 * The one address of the page that a visitor means: careless slashes and capitals, the word of
 * another language ("/fr/te-koop/"), no language at all ("/te-koop/"), a project by its number.
 */
export function canonicalAddress(url: URL, visit: Visit): Address {
  const segments = segmentsOf(url.pathname)
  if (!segments) return { outcome: 'malformed' }
  if (segments.at(-1)?.includes('.')) return { outcome: 'kept' }

  const [first = '', ...rest] = segments
  const code = first.toLowerCase()
  if (isLanguage(code) && !visit.site.enabled.includes(code)) return { outcome: 'switched-off' }
  const found = isLanguage(code)
    ? inLanguage(code, rest)
    : withoutLanguage(withProject(url, segments), visit)
  if (!found || found.path === url.pathname) return { outcome: 'kept' }
  return { outcome: 'elsewhere', ...found }
}

function withoutLanguage(segments: string[], { site, language }: Visit) {
  const original = findPage('original', segments)
  if (original) return at(original, 'original')
  const speakers = languages.filter((each) => findPage(each, segments))
  const found = speakers[0] && findPage(speakers[0], segments)
  const wanted = [language, ...site.enabled].find((each) => speakers.includes(each))
  return found && at(found, wanted ?? language)
}

function inLanguage(code: Language, rest: string[]) {
  const others = languages.filter((each) => each !== code)
  for (const tongue of [code, 'original', ...others] as const) {
    const found = findPage(tongue, rest)
    if (found && (rest.length > 0 || tongue === code)) return at(found, code)
  }
  // A page the agency made itself: its paths are in lower case and end with a slash.
  const path = [code, ...rest.map((part) => encodeURIComponent(part.toLowerCase()))].join('/')
  return { path: `/${path}/`, isCertain: false }
}

function at(found: FoundPage, tongue: Tongue) {
  const path = addressOf(found, tongue)
  const isCertain = tongue !== 'original' && Object.keys(found.params).length === 0
  return path === undefined ? undefined : { path, isCertain }
}

/** "/project/?id=5" is "/project/5/". */
function withProject(url: URL, segments: string[]): string[] {
  const id = url.searchParams.get('id')
  const isProject = segments.length === 1 && segments[0]?.toLowerCase() === 'project'
  return isProject && id && /^\d{1,10}$/.test(id) ? [...segments, id] : segments
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
