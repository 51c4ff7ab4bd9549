type Coordinates = { latitude: number; longitude: number }

/** A point when the address is published, otherwise an area of `radius` metres around a centre. */
export type ShownPlace = Coordinates & { radius: number | null }

/** As node-postgres reads a point: x is the longitude. */
export type Spot = { x: number; y: number }

type Property = {
  publishAddress: boolean
  hideCity: boolean
  latitude: number | null
  longitude: number | null
}

/** Metres; the database's f_hidden_spot keeps the property well inside. */
export const hiddenRadius = 400

/** Where a map shows a property: the spot of a hidden address is what f_hidden_spot made of it. */
export function shownPlace(property: Property, hiddenSpot: Spot | null): ShownPlace | null {
  const { latitude, longitude } = property
  if (latitude === null || longitude === null) return null
  if (property.publishAddress) return { latitude, longitude, radius: null }
  if (property.hideCity || !hiddenSpot) return null
  return { latitude: hiddenSpot.y, longitude: hiddenSpot.x, radius: hiddenRadius }
}
