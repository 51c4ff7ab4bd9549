import { nextHours } from '../../appointments/slots/next-hours.server'
import { findMemberByEmail } from '../../editorial/queries.server'
import { hourLights, type LightFacts } from '../../properties/light/property-light'
import type { FullProperty } from '../../properties/shown/full-property'
import type { siteOf } from '../../site/site.server'
import { createVersionedCache } from '../../web/versioned-cache'
import type { ViewingOffer } from './next-hours'

const recall = createVersionedCache(100)

/** When the property can be visited next, and who opens the door: with the face of our team page. */
export async function viewingOffer(
  site: ReturnType<typeof siteOf>,
  { id, place }: Pick<FullProperty, 'id' | 'place'>,
  light: LightFacts | null,
): Promise<ViewingOffer | null> {
  const found = await nextHours(site, id)
  if (!found) return null
  const { name, email } = found.agent
  const member = await recall(site.contentVersion, `${email} ${site.language}`, () =>
    findMemberByEmail(site.db, email, site.language),
  )
  return {
    hours: found.hours,
    lights: light ? hourLights(light, place, found.hours) : {},
    agent: { name, function: member?.function ?? '', picture: member?.image ?? null },
  }
}
