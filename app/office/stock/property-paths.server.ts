import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import { findProjectTitle } from '../../projects/detail-queries.server'
import { propertyPath } from '../../properties/property-path'
import type { PropertyRow } from '../../properties/stored/write-queries.server'

/** Where visitors see the property, or will. */
export async function propertyPathIn(db: Database, row: PropertyRow) {
  const { id, city, zip } = row
  const projectIn = row.projectId === null ? undefined : await findProjectTitle(db, row.projectId)
  return (language: Language) =>
    propertyPath(
      {
        id,
        city,
        zip,
        title: translated(row.title, language),
        list: row.list ?? (row.goal === 'sale' ? 'for-sale' : 'for-rent'),
        project: projectIn?.(language) ?? null,
      },
      language,
    )
}

export function isOnSite({ isPublished, hiddenAt, list }: PropertyRow): boolean {
  return isPublished && !hiddenAt && list !== null
}
