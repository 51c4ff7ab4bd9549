import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import type { Place } from '../drawing/map-view'
import { type NearbyGroup, type NearbyKind, nearbyKinds, walk } from './nearby-place'
import { nearestPlaces } from './queries.server'

/** Stops stand on both sides of a street: more are asked for than are told. */
const asked = 8
const told = 3
/** Kilometres; who walks further takes the train. */
const furthest: Record<NearbyKind, number> = {
  school: 3,
  shop: 3,
  stop: 2,
  station: 10,
  park: 3,
  doctor: 3,
}

/** Measured from what may be shown of a place, and from nothing else. */
export async function nearPlace(db: Database, place: Place, language: Language) {
  const { longitude: x, latitude: y } = place
  const found = await nearestPlaces(db, { x, y }, asked)
  const groups = nearbyKinds.map((kind): NearbyGroup => {
    const names = new Set<string>()
    const places = found.flatMap((each) => {
      const name = each.name[language] ?? each.name[''] ?? ''
      if (each.kind !== kind || each.km > furthest[kind] || names.has(name)) return []
      names.add(name)
      const spot = { x: each.x, y: each.y }
      return [{ name, spot, ...walk(each.km, place.radius !== null) }]
    })
    return { kind, places: places.slice(0, told) }
  })
  return groups.filter(({ places }) => places.length > 0)
}
