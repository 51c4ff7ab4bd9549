import { colours } from '../map-looks'
import type { TileArchive } from '../tiles/tile-archive.server'
import { drawLand } from './draw-land.server'
import { drawStreets } from './draw-streets.server'
import { type Place, placeSize, viewAround } from './map-view'
import { nameBoard } from './name-board'

/** Of the whole drawing: what weighs least on the eye is left out of what would be heavier. */
const mostBytes = 38_000
const metresAround = { spot: 2, circle: 4, land: 50 }
const { width, height } = placeSize
const middle = [width / 2, height / 2] as const

/**
 * A small map around a place, as SVG: streets where there are tiles, otherwise the towns, rivers and
 * borders around. Knows of a hidden address no more than its circle. Without a size of its own: it is
 * cut to the box it stands in, so that its letters are as large on a phone as on a wide screen.
 */
export async function drawPlace(
  archive: TileArchive | undefined,
  place: Place,
  language: string,
): Promise<string> {
  const close = viewAround(place, place.radius === null ? metresAround.spot : metresAround.circle)
  const board = nameBoard([markBox(place, close.metres), ...scaleBoxes])
  const streets = archive && (await drawStreets(archive, close, language, board))
  if (streets) return svgOf(streets, colours.land, board.drawn(), place, close.metres)
  const wide = viewAround(place, metresAround.land)
  const names = nameBoard([markBox(place, wide.metres), ...scaleBoxes])
  const land = drawLand(wide, language, names)
  return svgOf(land, colours.land, names.drawn(), place, wide.metres)
}

function svgOf(parts: string[], ground: string, names: string, place: Place, metres: number) {
  const start = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${ground}"/><svg x="50%" y="50%" overflow="visible"><g transform="translate(${-middle[0]} ${-middle[1]})">`
  const text = `<g font-family="Figtree,system-ui,sans-serif" text-anchor="middle" dominant-baseline="central" fill="${colours.ink}" stroke="${colours.land}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${names}</g>`
  const end = `${text}${markOf(place, metres)}</g></svg>${scaleOf(metres)}</svg>`
  let left = mostBytes - Buffer.byteLength(start + end)
  const kept = parts.filter((part) => {
    const bytes = Buffer.byteLength(part)
    if (bytes > left) return false
    left -= bytes
    return true
  })
  // The order of weight is nearly that of drawing: houses lie below the streets.
  const [under = '', lines = '', ...others] = kept
  return parts.length === 4
    ? start + under + others.toReversed().join('') + lines + end
    : start + kept.join('') + end
}

const circleOf = (radius: number, metres: number) => Math.max(Math.round(radius / metres), 9)

function markOf({ radius }: Place, metres: number): string {
  const [x, y] = middle
  if (radius === null) {
    return `<path fill="${colours.brick}" stroke="#fff" stroke-width="2" d="M${x} ${y}c-11-15-17-24-17-34a17 17 0 0 1 34 0c0 10-6 19-17 34z"/><circle cx="${x}" cy="${y - 34}" r="6" fill="#fff"/>`
  }
  return `<circle cx="${x}" cy="${y}" r="${circleOf(radius, metres)}" fill="${colours.brick}" fill-opacity=".16" stroke="${colours.brick}" stroke-width="2.5"/>`
}

/** Names keep away from the pin; over a circle they may lie. */
function markBox({ radius }: Place, metres: number) {
  const [x, y] = middle
  const reach = radius === null ? 0 : Math.min(circleOf(radius, metres), 12)
  if (reach > 0) return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }
  return { left: x - 18, right: x + 18, top: y - 54, bottom: y + 4 }
}

/** In the lower left corner of the box, wherever that is. */
function scaleOf(metres: number): string {
  const long = metres > 10 ? 2_000 : metres > 2 ? 200 : 100
  const text = long >= 1_000 ? `${long / 1_000} km` : `${long} m`
  const bar = Math.round(long / metres)
  return `<svg y="100%" overflow="visible"><rect x="8" y="-38" width="${bar + 20}" height="30" rx="4" fill="#fff" fill-opacity=".8"/><path fill="none" stroke="${colours.ink}" stroke-width="2" d="M18-20v5h${bar}v-5"/><text x="20" y="-24" font-family="Figtree,system-ui,sans-serif" font-size="12" fill="${colours.ink}">${text}</text></svg>`
}

/** Where that corner comes to lie in boxes from 18rem wide, of half a page and of a whole one: names keep away. */
const [x, y] = middle
const scaleBoxes = [
  { left: x - 250, right: x - 52, top: y + 48, bottom: height },
  { left: 0, right: x - 52, top: height - 40, bottom: height },
]
