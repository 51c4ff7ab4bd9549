import { findSeekers } from '../../demands/find-seekers.server'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { placedTitle } from '../../properties/property-title'
import type { Office } from '../office.server'
import { demandLine } from './demand-line'

/** More than this nobody chooses from by hand. */
const shown = 300

/** Undefined when there is no such property. */
export async function loadSeekers(office: Office, propertyId: number) {
  const [property] = await findPropertiesForOffice(office.db, [propertyId])
  if (!property) return undefined
  const found = await findSeekers(office, propertyId)
  const seekers = found.outcome === 'found' ? found.seekers : []
  return {
    title: office.t('office-demands:seekers.title', { reference: property.reference }),
    home: placedTitle(property, office.language),
    propertyId,
    isOnSite: found.outcome === 'found',
    total: seekers.length,
    rows: seekers.slice(0, shown).map(({ demand, heard }) => ({ ...demandLine(demand), heard })),
  }
}
