import type { Language } from '../../language/languages'
import type { Place } from '../drawing/map-view'
import placeNames from '../land/place-names.json'
import places from '../land/places.json'
import { type NearbyTown, straightMetres, walk } from './nearby-place'

/** People: smaller ones, and parts of towns, say nothing to who comes from elsewhere. */
const leastPeople = 50_000
/** Metres; further from any town we know nothing worth telling. */
const furthest = 30_000
const capital = 'Brussels'

const towns = places.features
  .filter(({ properties }) => properties.p >= leastPeople)
  .map(({ properties, geometry: { coordinates } }) => {
    return { key: properties.n, x: coordinates[0] ?? 0, y: coordinates[1] ?? 0 }
  })

/** The nearest town and the capital, by the map that comes with the house, in a straight line. */
export function nearTowns(place: Place, language: Language): NearbyTown[] {
  const spot = { x: place.longitude, y: place.latitude }
  const measured = towns
    .map((town) => ({ key: town.key, metres: straightMetres(spot, town) }))
    .sort((one, other) => one.metres - other.metres)
  const [nearest] = measured
  if (!nearest || nearest.metres > furthest) return []
  const brussels = measured.filter(({ key }) => key === capital && key !== nearest.key)
  const names: Record<string, string> = placeNames[language]
  return [nearest, ...brussels].map(({ key, metres }) => {
    return { name: names[key] ?? key, metres: walk(metres / 1_000, true).metres }
  })
}
