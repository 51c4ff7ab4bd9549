export type Coordinates = { latitude: number; longitude: number }

/** A point when the address is published, otherwise an area of `radius` metres around a centre. */
export type ShownPlace = Coordinates & { radius: number | null }

type Home = {
  publishAddress: boolean
  hideCity: boolean
  latitude: number | null
  longitude: number | null
}

const radius = 400
/** The home is never near the rim: whoever visits the whole area learns nothing from the circle. */
const furthest = 0.8
const metresPerDegree = 111_320

/**
 * Where the map shows a home. The centre of an area is moved by an unguessable amount that is always
 * the same for one home: visitors who load the page often cannot average the real place out of it.
 */
export function shownPlace(home: Home, unguessable: Uint8Array): ShownPlace | null {
  const { latitude, longitude } = home
  if (latitude === null || longitude === null) return null
  if (home.publishAddress) return { latitude, longitude, radius: null }
  if (home.hideCity) return null

  const angle = share(unguessable, 0) * 2 * Math.PI
  // The square root spreads the centres evenly over the area.
  const distance = Math.sqrt(share(unguessable, 4)) * furthest * radius
  const north = (Math.sin(angle) * distance) / metresPerDegree
  const metresPerDegreeEast = metresPerDegree * Math.cos((latitude * Math.PI) / 180)
  const east = (Math.cos(angle) * distance) / metresPerDegreeEast
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east), radius }
}

/** Four bytes as a number from 0 to 1. */
function share(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at) / 0xffffffff
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
