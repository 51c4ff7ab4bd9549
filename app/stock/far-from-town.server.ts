import placeNames from '../basemap/land/place-names.json'
import places from '../basemap/land/places.json'
import { kilometres, type Point } from '../search/geometry'
import { searchKey } from '../search/search-key'

/** Kilometres: from the middle of the widest municipalities to their edge. */
const widest = 15

type Place = { city: string; latitude: number | null; longitude: number | null }

const spots = new Map<string, Point[]>()
for (const { properties, geometry } of places.features) {
  const [x = 0, y = 0] = geometry.coordinates
  const others = Object.values(placeNames).map(
    (names) => (names as Record<string, string>)[properties.n] ?? properties.n,
  )
  for (const key of new Set([properties.n, ...others].map(searchKey))) {
    spots.set(key, [...(spots.get(key) ?? []), [x, y]])
  }
}

/**
 * How many kilometres a property lies from the town it names, where that is too far to be true; undefined for a
 * town that is not on our map. Of towns with one name the nearest counts.
 */
export function farFromTown({ city, latitude, longitude }: Place): number | undefined {
  if (latitude === null || longitude === null) return undefined
  const towns = spots.get(searchKey(city)) ?? []
  const distances = towns.map((town) => kilometres(town, [longitude, latitude]))
  const nearest = Math.min(...distances)
  return nearest > widest && Number.isFinite(nearest) ? Math.round(nearest) : undefined
}
