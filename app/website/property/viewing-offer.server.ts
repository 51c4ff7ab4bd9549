import type { NextHours } from '../../appointments/slots/visits-beside.server'
import { findMemberByEmail } from '../../editorial/queries.server'
import { hourLights, type LightFacts } from '../../properties/light/property-light'
import type { FullProperty } from '../../properties/shown/full-property'
import type { siteOf } from '../../site/site.server'
import { createVersionedCache } from '../../web/versioned-cache'
import type { ViewingOffer } from './next-hours'

const recall = createVersionedCache(100)

type Visited = {
  next: NextHours | null
  place: FullProperty['place']
  lightFacts: LightFacts
}

/** When the property can be visited next, and who opens the door: with the face of our team page. */
export async function viewingOffer(
  site: ReturnType<typeof siteOf>,
  { next, place, lightFacts }: Visited,
): Promise<ViewingOffer | null> {
  if (!next) return null
  const { name, email } = next.agent
  const member = await recall(site.contentVersion, `${email} ${site.language}`, () =>
    findMemberByEmail(site.db, email, site.language),
  )
  const { showsLight } = site.siteConfiguration().brand
  return {
    hours: next.hours,
    lights: showsLight ? hourLights(lightFacts, place, next.hours) : {},
    agent: { name, function: member?.function ?? '', picture: member?.image ?? null },
  }
}
