import { nextHours } from '../../appointments/slots/next-hours.server'
import { findMemberByEmail } from '../../editorial/queries.server'
import type { siteOf } from '../../site/site.server'
import type { ViewingOffer } from './next-hours'

/** When the property can be visited next, and who opens the door: with the face of our team page. */
export async function viewingOffer(
  site: ReturnType<typeof siteOf>,
  propertyId: number,
): Promise<ViewingOffer | null> {
  const found = await nextHours(site, propertyId)
  if (!found) return null
  const { name, email } = found.agent
  const member = await findMemberByEmail(site.db, email, site.language)
  return {
    hours: found.hours,
    agent: { name, function: member?.function ?? '', picture: member?.image ?? null },
  }
}
