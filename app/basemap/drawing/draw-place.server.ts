import { colours } from '../map-looks'
import type { TileArchive } from '../tiles/tile-archive.server'
import { drawLand } from './draw-land.server'
import { drawStreets } from './draw-streets.server'
import { type Place, placeSize, viewAround } from './map-view'
import { nameBoard } from './name-board'

/** Of the whole drawing: what weighs least on the eye is left out of what would be heavier. */
const mostBytes = 38_000
const metresAround = { spot: 2, circle: 3, land: 45 }
const { width, height } = placeSize
const middle = [width / 2, height / 2] as const

/**
 * A small map around a place, as SVG: streets where there are tiles, otherwise the towns, rivers and
 * borders around. Knows of a hidden address no more than its circle.
 */
export async function drawPlace(
  archive: TileArchive | undefined,
  place: Place,
  language: string,
): Promise<string> {
  const close = viewAround(place, place.radius === null ? metresAround.spot : metresAround.circle)
  const board = nameBoard([markBox(place, close.metres)])
  const streets = archive && (await drawStreets(archive, close, language, board))
  if (streets) return svgOf(streets, colours.land, board.drawn(), place, close.metres)
  const wide = viewAround(place, metresAround.land)
  const names = nameBoard([markBox(place, wide.metres)])
  const land = drawLand(wide, language, names)
  return svgOf(land, colours.land, names.drawn(), place, wide.metres)
}

function svgOf(parts: string[], ground: string, names: string, place: Place, metres: number) {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`
  const text = `<g font-family="Figtree,system-ui,sans-serif" text-anchor="middle" dominant-baseline="central" fill="${colours.ink}" stroke="${colours.land}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${names}</g>`
  const end = `${text}${markOf(place, metres)}${scaleOf(metres)}</svg>`
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
    return `<path fill="${colours.brick}" stroke="#fff" stroke-width="2" d="M${x} ${y}c-14-20-23-31-23-45a23 23 0 0 1 46 0c0 14-9 25-23 45z"/><circle cx="${x}" cy="${y - 45}" r="8" fill="#fff"/>`
  }
  return `<circle cx="${x}" cy="${y}" r="${circleOf(radius, metres)}" fill="${colours.brick}" fill-opacity=".16" stroke="${colours.brick}" stroke-width="2.5"/>`
}

/** Names keep away from the pin; over a circle they may lie. */
function markBox({ radius }: Place, metres: number) {
  const [x, y] = middle
  const reach = radius === null ? 0 : Math.min(circleOf(radius, metres), 12)
  if (reach > 0) return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }
  return { left: x - 24, right: x + 24, top: y - 72, bottom: y + 4 }
}

function scaleOf(metres: number): string {
  const long = metres > 10 ? 5_000 : 200
  const text = long >= 1_000 ? `${long / 1_000} km` : `${long} m`
  const [left, line] = [96, height - 18]
  return `<g fill="none" stroke="${colours.ink}" stroke-width="2"><path d="M${left} ${line - 5}v5h${Math.round(long / metres)}v-5"/></g><text x="${left + 2}" y="${line - 9}" font-family="Figtree,system-ui,sans-serif" font-size="13" fill="${colours.ink}">${text}</text>`
}
