import { findPage } from '../../app/language/find-page'
import { isLanguage } from '../../app/language/languages'
import type { PageName } from '../../app/language/paths'
import { type OfficePageName, officePages } from '../../app/office/office-pages'
import { previewedPath } from '../../app/web/preview.server'

/** Scripts ask for the data of "/nl/contact/" at "/nl/contact/_.data", of "/nl/afmelden" at "/nl/afmelden.data". */
const dataEnding = /(?:(?<=\/)_)?\.data$/

function segmentsOf(pathname: string): string[] {
  return pathname.replace(dataEnding, '').split('/').filter(Boolean)
}

/** Which page of the table an address means, however carelessly it is written, also before its time. */
export function pageAt(pathname: string): PageName | undefined {
  const [code = '', ...rest] = segmentsOf(previewedPath(pathname))
  const language = code.toLowerCase()
  return isLanguage(language) ? findPage(language, rest)?.page : undefined
}

/** Whether it is one of these pages of the office. */
export function isOfficePage(pathname: string, names: readonly OfficePageName[]): boolean {
  const asked = segmentsOf(pathname)
  return names.some((name) => {
    const expected = segmentsOf(officePages[name].path)
    const isSame = (part: string, at: number) => part.startsWith(':') || part === asked[at]
    return expected.length === asked.length && expected.every(isSame)
  })
}
