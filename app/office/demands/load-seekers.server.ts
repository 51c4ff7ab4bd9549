import { findSeekers } from '../../demands/find-seekers.server'
import { translated } from '../../language/translated'
import { findHomesForOffice } from '../../properties/letter-queries.server'
import type { OfficeVisit } from '../office.server'
import { toldDemand } from './demand-line'

/** More than this nobody chooses from by hand. */
const shown = 300

/** Undefined when there is no such home. */
export async function loadSeekers(visit: OfficeVisit, propertyId: number) {
  const [home] = await findHomesForOffice(visit.db, [propertyId])
  if (!home) return undefined
  const name = `${translated(home.title, visit.language)}, ${home.city} (${home.reference})`
  const found = await findSeekers(visit, propertyId)
  const seekers = found.outcome === 'found' ? found.seekers : []
  return {
    title: visit.t('office-demands:seekers.title', { home: name }),
    propertyId,
    isOnSite: found.outcome === 'found',
    total: seekers.length,
    rows: seekers.slice(0, shown).map(({ demand, heard }) => ({ ...toldDemand(demand), heard })),
  }
}
