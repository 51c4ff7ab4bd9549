import { translated } from '../../language/translated'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { listFailedPublications } from '../../stock/publish-later/queries.server'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'

/** Planned, and not on the site: nobody would know otherwise. */
export async function failedPublications({ db, language }: Office, limit: number) {
  const failed = await listFailedPublications(db)
  if (failed.length === 0) return undefined
  const shown = failed.slice(0, limit)
  const named = await findPropertiesForOffice(
    db,
    shown.map(({ propertyId }) => propertyId),
  )
  const lines = shown.map(({ propertyId, publishAt }) => {
    const { reference = '', title = {} } = named.find(({ id }) => id === propertyId) ?? {}
    return {
      text: [reference, translated(title, language)].filter(Boolean).join(', '),
      at: publishAt,
      path: officePath('property', { id: propertyId }),
    }
  })
  const path = `${officePath('properties')}?state=draft`
  return { what: 'unpublished' as const, count: failed.length, path, lines }
}
