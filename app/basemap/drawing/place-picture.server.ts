import { LRUCache } from 'lru-cache'
import { isLanguage, type Language } from '../../language/languages'
import type { Signer } from '../../web/signed-link.server'
import type { KeptTiles } from '../tiles/kept-tiles.server'
import { fileOfHash, hashOfFile, type MapFile } from '../tiles/map-file'
import { drawOverview } from './draw-overview.server'
import { drawPlace } from './draw-place.server'
import type { Place } from './map-view'
import type { Overview } from './overview-view'

type Marker = Pick<Signer, 'fingerprint'>

const address =
  /^([0-9a-f]{64}|land|wide)_(-?[\d.]+)_(-?[\d.]+)_(\d+|spot)_([a-z]{2})_([0-9a-f]{16})\.svg$/
/** Raised when the same place is drawn otherwise: browsers keep a drawing for a year. */
const manner = 2
const mostDrawn = 16 * 1024 * 1024

/** Where the drawing of a place is; only we can have written it, so nobody has us draw what no page shows. */
export function placePicture(
  signer: Marker,
  map: MapFile | undefined,
  { latitude, longitude, radius }: Place,
  language: Language,
): string {
  const hash = map ? hashOfFile(map.file) : 'land'
  return addressOf(signer, [hash, latitude, longitude, radius ?? 'spot', language])
}

/** The same for the overview of what a search found. */
export function overviewPicture(
  signer: Marker,
  { latitude, longitude, metres }: Overview,
  language: Language,
): string {
  return addressOf(signer, ['wide', latitude, longitude, metres, language])
}

function addressOf(signer: Marker, told: (string | number)[]): string {
  const facts = told.join('_')
  return `/map/places/${facts}_${markOf(signer, facts)}.svg`
}

const markOf = (signer: Marker, facts: string) =>
  signer.fingerprint('place', `${manner}_${facts}`).toString('hex').slice(0, 16)

/** Draws what such an address says, once; undefined when it is not ours. */
export function openPlacePictures(signer: Marker, tiles: KeptTiles) {
  const drawn = new LRUCache<string, Promise<string>>({
    maxSize: mostDrawn,
    sizeCalculation: () => 40_000,
  })
  return async (name: string): Promise<string | undefined> => {
    const [, hash = '', y, x, reach, language = '', mark = ''] = address.exec(name) ?? []
    const isOurs = mark !== '' && mark === markOf(signer, name.slice(0, name.lastIndexOf('_')))
    if (!isOurs || !isLanguage(language)) return undefined
    const known = drawn.get(name)
    if (known) return known
    const middle = { latitude: Number(y), longitude: Number(x) }
    const draw = async () => {
      if (hash === 'wide') return drawOverview({ ...middle, metres: Number(reach) }, language)
      const file = fileOfHash(hash)
      const archive = file ? await tiles.archive(file) : undefined
      const radius = reach === 'spot' ? null : Number(reach)
      return drawPlace(archive, { ...middle, radius }, language)
    }
    const drawing = draw()
    drawn.set(name, drawing)
    drawing.catch(() => drawn.delete(name))
    return drawing
  }
}

export type PlacePictures = ReturnType<typeof openPlacePictures>
