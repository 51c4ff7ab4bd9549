import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { findProjectTitle } from '../../projects/detail-queries.server'
import { propertyPath } from '../../properties/property-path'
import { propertyTitle } from '../../properties/property-title'
import type { PropertyRow } from '../../properties/stored/write-queries.server'

/** Where visitors see the property, or will. */
export async function propertyPathIn(db: Database, row: PropertyRow) {
  const { id } = row
  const isTownHidden = row.hideCity && !row.publishAddress
  const place = isTownHidden ? { city: '', zip: '' } : { city: row.city, zip: row.zip }
  const projectIn = row.projectId === null ? undefined : await findProjectTitle(db, row.projectId)
  return (language: Language) =>
    propertyPath(
      {
        id,
        ...place,
        title: propertyTitle(row, language),
        list: row.list ?? (row.goal === 'sale' ? 'for-sale' : 'for-rent'),
        project: projectIn?.(language) ?? null,
      },
      language,
    )
}

export function isOnSite({ isPublished, hiddenAt, list }: PropertyRow): boolean {
  return isPublished && !hiddenAt && list !== null
}
