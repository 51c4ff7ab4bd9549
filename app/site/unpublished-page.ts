import { findPage } from '../language/find-page'
import { isLanguage } from '../language/languages'
import { paths } from '../language/paths'

/** Scripts ask for the data of "/nl/contact/" at "/nl/contact/_.data". */
const dataEnding = /(?:(?<=\/)_)?\.data$/

export function isData(pathname: string): boolean {
  return dataEnding.test(pathname)
}

/** Whether an address, however it is written, is that of a page which is not on the site. */
export function isUnpublished(pathname: string, unpublished: ReadonlySet<string>): boolean {
  if (unpublished.size === 0) return false
  const [code = '', ...rest] = decoded(pathname).replace(dataEnding, '').split('/').filter(Boolean)
  const language = code.toLowerCase()
  const found = isLanguage(language) && findPage(language, rest)
  return found ? unpublished.has(paths[found.page].nl) : false
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
