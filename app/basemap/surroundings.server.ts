import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import type { Signer } from '../web/signed-link.server'
import { createVersionedCache } from '../web/versioned-cache'
import type { Place } from './drawing/map-view'
import { placePicture } from './drawing/place-picture.server'
import { isCovered } from './land-covered'
import { nearPlace } from './nearby/near.server'
import { nearTowns } from './nearby/near-towns.server'
import type { Surroundings } from './surroundings'
import { presentMapFile } from './tiles/own-streets.server'

type Tools = {
  db: Database
  contentVersion: number
  signer: Pick<Signer, 'fingerprint'>
  language: Language
}

/** The offices of the agency stand on many pages. */
const recall = createVersionedCache(200)

/** Everything follows from the place that may be shown: of a hidden address, its circle. */
export async function surroundingsOf(tools: Tools, place: Place): Promise<Surroundings> {
  const { language, signer } = tools
  const map = await presentMapFile(tools)
  const hasStreets = map !== undefined && isWithin(map.bounds, place)
  const isDrawn = hasStreets || isCovered([place.longitude, place.latitude])
  const { latitude, longitude, radius } = place
  const key = `${latitude} ${longitude} ${radius} ${language}`
  const near = recall(tools.contentVersion, key, () => nearPlace(tools.db, place, language))
  const t = messagesIn(language).getFixedT(language, 'search')
  return {
    picture: isDrawn ? placePicture(signer, hasStreets ? map : undefined, place, language) : null,
    credit: t(hasStreets ? 'map.credit-streets' : 'map.credit'),
    near: await near,
    towns: nearTowns(place, language),
  }
}

function isWithin([west, south, east, north]: readonly number[], { longitude, latitude }: Place) {
  return (
    longitude > (west ?? 0) &&
    longitude < (east ?? 0) &&
    latitude > (south ?? 0) &&
    latitude < (north ?? 0)
  )
}
