import { nextHours } from '../../appointments/slots/next-hours.server'
import { findMemberByEmail } from '../../editorial/queries.server'
import { hourLights, type LightFacts } from '../../properties/light/property-light'
import type { FullProperty } from '../../properties/shown/full-property'
import type { VisitFacts } from '../../properties/visit-facts'
import type { siteOf } from '../../site/site.server'
import { createVersionedCache } from '../../web/versioned-cache'
import type { ViewingOffer } from './next-hours'

const recall = createVersionedCache(100)

type Visited = {
  visitFacts: VisitFacts
  place: FullProperty['place']
  lightFacts: LightFacts
}

/** When the property can be visited next, and who opens the door: with the face of our team page. */
export async function viewingOffer(
  site: ReturnType<typeof siteOf>,
  { visitFacts, place, lightFacts }: Visited,
): Promise<ViewingOffer | null> {
  const found = await nextHours(site, visitFacts)
  if (!found) return null
  const { name, email } = found.agent
  const member = await recall(site.contentVersion, `${email} ${site.language}`, () =>
    findMemberByEmail(site.db, email, site.language),
  )
  const { showsLight } = site.siteConfiguration().brand
  return {
    hours: found.hours,
    lights: showsLight ? hourLights(lightFacts, place, found.hours) : {},
    agent: { name, function: member?.function ?? '', picture: member?.image ?? null },
  }
}
