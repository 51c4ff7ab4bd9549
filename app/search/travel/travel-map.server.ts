import { overviewOf, viewOfOverview } from '../../basemap/drawing/overview-view'
import { overviewPicture } from '../../basemap/drawing/place-picture.server'
import { isCovered } from '../../basemap/land-covered'
import type { Language } from '../../language/languages'
import type { ShownPlace } from '../../properties/shown/shown-place'
import type { Signer } from '../../web/signed-link.server'
import { listOverviewOf } from '../map/list-overview.server'
import type { TravelMap } from './travel-map'
import type { TravelWish } from './travel-search'

const dot = 6

/** Where the properties are among which somebody will search; null where there is nothing to show. */
export async function mapOfSearch(
  tools: Parameters<typeof listOverviewOf>[0],
  { list, wish }: TravelWish,
  language: Language,
): Promise<TravelMap | null> {
  const anywhere = { ...wish, cities: [], radius: undefined, area: undefined }
  const overview = await listOverviewOf(tools, list, anywhere, language)
  if (!overview) return null
  const { picture, pins } = overview
  return {
    picture,
    spots: pins.map(({ x, y, ids }) => ({ x, y, radius: dot + Math.sqrt(ids.length - 1) })),
  }
}

/** The towns around one property: its spot, or the circle in which a hidden one lies. */
export function mapOfProperty(
  signer: Pick<Signer, 'fingerprint'>,
  { latitude, longitude, radius }: ShownPlace,
  language: Language,
): TravelMap | null {
  if (!isCovered([longitude, latitude])) return null
  const overview = overviewOf([[longitude, latitude]])
  const [x, y] = viewOfOverview(overview).at(longitude, latitude)
  return {
    picture: overviewPicture(signer, overview, language),
    spots: [{ x, y, radius: radius === null ? dot : radius / overview.metres }],
  }
}
