export const nearbyKinds = ['school', 'shop', 'stop', 'station', 'park', 'doctor'] as const
export type NearbyKind = (typeof nearbyKinds)[number]

export type Spot = { x: number; y: number }

/** As it is kept: a name for each language that has one, and '' for the one on the spot. */
export type KeptPlace = { kind: NearbyKind; name: Record<string, string>; spot: Spot }

/** As a page tells it. */
export type NearbyPlace = {
  name: string
  spot: Spot
  /** In a straight line. */
  metres: number
  /** Supposed, see walk. */
  walkMetres: number
  walkMinutes: number
}

export type NearbyGroup = { kind: NearbyKind; places: NearbyPlace[] }

const schools = { amenity: ['school', 'kindergarten', 'childcare'] }
const shops = { shop: ['supermarket', 'bakery', 'convenience', 'butcher', 'greengrocer'] }
const stops = { highway: ['bus_stop'], railway: ['tram_stop'] }
const stations = { railway: ['station', 'halt'] }
const parks = { leisure: ['park', 'playground'] }
const doctors = { amenity: ['doctors', 'clinic', 'hospital', 'pharmacy', 'dentist'] }

/** The tags of OpenStreetMap that we understand. */
const tags: Record<NearbyKind, Record<string, string[]>> = {
  school: schools,
  shop: shops,
  stop: stops,
  station: stations,
  park: parks,
  doctor: doctors,
}

export function kindOf(properties: Record<string, unknown>): NearbyKind | undefined {
  return nearbyKinds.find((kind) =>
    Object.entries(tags[kind]).some(([key, values]) => values.includes(`${properties[key]}`)),
  )
}

/** Told by the map that comes with the house. */
export type NearbyTown = { name: string; metres: number }

/** A way on foot is about a third longer than a straight line; people walk at 4.8 km an hour. */
export const detour = 1.3
const metresPerMinute = 4_800 / 60

/**
 * From a published spot to ten metres. From the middle of a circle that hides an address to a hundred: closer
 * would look like more than anybody may know.
 */
export function walk(kilometres: number, isHidden: boolean) {
  const step = isHidden ? 100 : 10
  const rounded = (metres: number) => Math.max(Math.round(metres / step), 1) * step
  const metres = rounded(kilometres * 1_000)
  const walkMetres = rounded(metres * detour)
  return { metres, walkMetres, walkMinutes: Math.ceil(walkMetres / metresPerMinute) }
}

/** Kilometres on a plane: the width of a degree is that of the middle of Belgium. */
export function flatSpot({ x, y }: Spot): Spot {
  const perDegree = 111.32
  return { x: x * perDegree * Math.cos((50.5 * Math.PI) / 180), y: y * perDegree }
}

export function straightMetres(one: Spot, other: Spot): number {
  const [from, to] = [flatSpot(one), flatSpot(other)]
  return Math.hypot(from.x - to.x, from.y - to.y) * 1_000
}
