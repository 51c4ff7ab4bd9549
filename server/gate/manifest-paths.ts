import { languages } from '../../app/language/languages'
import { type OfficePageName, officePages } from '../../app/office/office-pages'
import { findPath, mapPath, mapPointsPath, suggestPath } from '../../app/search/search-paths'
import { isOfficePage, pageAt } from './page-at'

const officeNames = Object.keys(officePages) as OfficePageName[]
const answers = languages.flatMap((each) => [
  findPath(each),
  suggestPath(each),
  mapPath(each),
  mapPointsPath(each),
])

/** Our pages hardly link to what stands neither under a language nor in the office. */
const mostOthers = 20

/** What leads to the same page needs the same scripts: of a hundred properties, one is looked up. */
export function manifestPaths(paths: readonly string[]): string[] | undefined {
  const lookedUp = new Map<string, string>()
  let others = 0
  for (const path of paths) {
    const kind = kindOf(path)
    if (!kind) others += 1
    if (others > mostOthers) return undefined
    lookedUp.set(kind ?? path, path)
  }
  return [...lookedUp.values()]
}

function kindOf(path: string): string | undefined {
  const [first = ''] = path.split('/').filter(Boolean)
  if (first === 'office') {
    return `office ${officeNames.filter((name) => isOfficePage(path, [name])).join()}`
  }
  const isInLanguage = languages.some((each) => each === first)
  if (!isInLanguage || answers.includes(`${path.replace(/\/$/, '')}/`)) return undefined
  return `${first} ${pageAt(path) ?? 'page of the agency'}`
}
