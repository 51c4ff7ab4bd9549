import type { Feature, Position } from 'geojson'
import countries from '../land/countries.json'
import placeNames from '../land/place-names.json'
import places from '../land/places.json'
import provinces from '../land/provinces.json'
import rivers from '../land/rivers.json'
import { colours } from '../map-looks'
import { type MapView, type Pixel, pathOf } from './map-view'
import type { nameBoard } from './name-board'

type Ring = { properties: Record<string, unknown>; points: Position[] }

/** What comes with the house: towns as wide as they are, rivers, borders, and the names around. */
export function drawLand(
  view: MapView,
  language: string,
  board: ReturnType<typeof nameBoard>,
): string[] {
  const { width, height } = view
  const thin = isWide(view) ? 0.5 : 1
  const toView = (points: Position[]) => points.map(([x = 0, y = 0]) => view.at(x, y))
  const closed = (rings: Ring[]) =>
    rings.map(({ points }) => pathOf(view.clipRing(toView(points)), true)).join('')
  const open = (rings: Ring[]) =>
    rings
      .flatMap(({ points }) => view.clipLine(toView(points)).map((part) => pathOf(part)))
      .join('')
  const line = (path: string, colour: string, wide: number) =>
    path && `<path fill="none" stroke="${colour}" stroke-width="${wide * thin}" d="${path}"/>`
  const land = ringsOf(countries.features as Feature[])
  const [ours, theirs] = [land.filter(isOurs), land.filter((ring) => !isOurs(ring))]
  return [
    `<path fill="${colours.sea}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${colours.abroad}" d="${closed(theirs)}"/>`,
    `<path fill="${colours.land}" d="${closed(ours)}"/>`,
    towns(view, language, board),
    line(open(ringsOf(provinces.features as Feature[])), colours.province, 1.5),
    line(open(ringsOf(rivers.features as Feature[])), colours.river, 4),
    line(open(land), colours.border, 2),
  ]
}

/** A province or more: only what is large is drawn and named. */
const isWide = ({ metres }: MapView) => metres > 150

const isOurs = ({ properties }: Ring) => 'own' in properties

function ringsOf(features: Feature[]): Ring[] {
  return features.flatMap(({ geometry, properties }) => {
    const told = properties ?? {}
    const rings = (lines: Position[][]) => lines.map((points) => ({ properties: told, points }))
    switch (geometry.type) {
      case 'Polygon':
      case 'MultiLineString':
        return rings(geometry.coordinates)
      case 'MultiPolygon':
        return rings(geometry.coordinates.flat())
      case 'LineString':
        return rings([geometry.coordinates])
      default:
        return []
    }
  })
}

const mostWide = 60

type Town = { name: string; people: number; at: Pixel }

/** The largest first: where two names do not fit, the larger town keeps its own. */
function towns(view: MapView, language: string, board: ReturnType<typeof nameBoard>): string {
  const own: Record<string, string> = placeNames[language as keyof typeof placeNames] ?? {}
  const near = (places.features as unknown as Feature[])
    .flatMap((feature): Town[] => {
      if (feature.geometry.type !== 'Point') return []
      const [x = 0, y = 0] = feature.geometry.coordinates
      const name = `${feature.properties?.n}`
      return [{ name: own[name] ?? name, people: Number(feature.properties?.p), at: view.at(x, y) }]
    })
    .filter(
      ({ at: [x, y] }) => x > -200 && x < view.width + 200 && y > -200 && y < view.height + 200,
    )
    .sort((one, other) => other.people - one.people)
    .slice(0, isWide(view) ? mostWide : undefined)
  for (const { name, people, at } of near) {
    const isLarge = people >= 50_000
    const size = isLarge ? 14 : people >= 10_000 ? 13 : 12
    board.write({
      text: name,
      at,
      size: isWide(view) ? 13 : size,
      isStrong: isLarge && !isWide(view),
      isMovable: true,
    })
  }
  // 1.4 km around the middle for a hundred thousand people.
  return near
    .map(({ people, at: [x, y] }) => {
      const reach = Math.round((Math.sqrt(people) * 4.4) / view.metres)
      return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.max(reach, 2)}" fill="${colours.town}" opacity=".7"/>`
    })
    .join('')
}
