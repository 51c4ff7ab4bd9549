/** West, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** A PMTiles file with the streets of Belgium, as it is kept. */
export type MapFile = {
  /** In the file store: "maps/ab/abcd….pmtiles". */
  file: string
  bytes: number
  bounds: Bounds
  minZoom: number
  maxZoom: number
}

export const belgium: Bounds = [2.5, 49.45, 6.45, 51.55]

/** Everything deeper is drawn from the tiles of this zoom. */
export const deepestZoom = 15

const hashIn = /^maps\/[0-9a-f]{2}\/([0-9a-f]{64})\.pmtiles$/

/** Where browsers fetch the tiles of a map: another map has other addresses, so they may keep them. */
export function tilesPath(file: string): string {
  return `/map/tiles/${hashOfFile(file)}/{z}/{x}/{y}.mvt`
}

export const hashOfFile = (file: string) => hashIn.exec(file)?.[1] ?? ''

/** The other way round; undefined for what is no hash. */
export function fileOfHash(hash: string): string | undefined {
  const file = `maps/${hash.slice(0, 2)}/${hash}.pmtiles`
  return hashIn.test(file) ? file : undefined
}
