import { findPage } from '../language/find-page'
import { isLanguage, type Language } from '../language/languages'
import { idFrom } from '../properties/property-id'

type ViewedProperty = { propertyId: number; language: Language }

/** Scripts that walk from page to page ask for the data of a page only. */
const dataOnly = /(?:\/_)?\.data$/

/** Which property an address shows, by the table of addresses alone: a cached page never asks anyone. */
export function viewedProperty(path: string): ViewedProperty | undefined {
  const [language, ...segments] = path.replace(dataOnly, '').split('/').filter(Boolean)
  if (!isLanguage(language)) return undefined
  const found = findPage(language, segments)
  if (!found || !/-property$|^project-unit$/.test(found.page)) return undefined
  const propertyId = idFrom(found.params.id)
  // An owner's own page of the property is no visit of the site.
  return propertyId && found.page !== 'owner-property' ? { propertyId, language } : undefined
}
