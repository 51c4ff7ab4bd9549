import type { Database } from '../database/client.server'
import { oweNotice } from '../feed/notices/owe-notice.server'
import { messagesIn } from '../language/messages.server'
import { criteriaQuery } from '../search/criteria-url'
import { findDemand } from './queries.server'
import { readStoredCriteria } from './stored-criteria'

/** What somebody looks for, once they confirmed it by mail, and that they stopped. */
export async function tellCrm(tx: Database, demandId: string, now: Date) {
  const demand = await findDemand(tx, demandId)
  const wish = demand && readStoredCriteria(demand.criteria)
  if (!demand?.confirmedAt || !wish) return
  const { language, email, person, list, status } = demand
  const t = messagesIn(language).getFixedT(language, 'demands')
  const { minPrice = null, maxPrice = null, minBedrooms = null, minLiving = null } = wish
  await oweNotice(tx, {
    subject: demand.id,
    now,
    content: {
      kind: 'demand',
      person: {
        firstName: person.firstName,
        lastName: person.lastName,
        email,
        phone: person.phone,
        language,
      },
      isWanted: status === 'active',
      words: `${t(`list.${list}`)} ${criteriaQuery(wish)}`.trim(),
      wish: {
        goal: list === 'for-rent' ? 'rent' : 'sale',
        types: wish.types,
        zips: wish.cities.flatMap(({ zip }) => (zip ? [zip] : [])),
        minPrice,
        maxPrice,
        minBedrooms,
        minLiving,
        hasGarden: wish.features.includes('garden'),
        hasTerrace: wish.features.includes('terrace'),
        hasGarage: wish.features.includes('garage'),
      },
    },
  })
}
