import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import { findProjectTitle } from '../../projects/detail-queries.server'
import { propertyPath } from '../../properties/property-path'
import type { PropertyRow } from '../../properties/write-queries.server'
import { previewPath } from '../../web/preview.server'

/** Where visitors see the home, or will. */
export async function homePaths(db: Database, row: PropertyRow, language: Language) {
  const { id, city, zip, isPublished, hiddenAt } = row
  const projectIn = row.projectId === null ? undefined : await findProjectTitle(db, row.projectId)
  const path = propertyPath(
    {
      ...{ id, city, zip },
      title: translated(row.title, language),
      list: row.list ?? (row.goal === 'sale' ? 'for-sale' : 'for-rent'),
      project: projectIn?.(language) ?? null,
    },
    language,
  )
  const isShown = isPublished && !hiddenAt && row.list !== null
  return { shown: isShown ? path : null, preview: previewPath(path) }
}
