import { colours } from '../map-looks'
import { drawLand } from './draw-land.server'
import { nameBoard } from './name-board'
import {
  endsOfOverview,
  fading,
  type Overview,
  overviewSize,
  viewOfOverview,
} from './overview-view'

const { width, height } = overviewSize

/** Towns, rivers and borders around everything that a search found, as SVG; the page lays prices over it. */
export function drawOverview(overview: Overview, language: string): string {
  const board = nameBoard([], overviewSize)
  const land = drawLand(viewOfOverview(overview), language, board)
  const names = `<g font-family="Figtree,system-ui,sans-serif" text-anchor="middle" dominant-baseline="central" fill="${colours.ink}" stroke="${colours.land}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${board.drawn()}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${land.join('')}${names}${fadesOf(overview)}</svg>`
}

function fadesOf(overview: Overview): string {
  const { left, top, right, bottom } = endsOfOverview(overview)
  return [
    fade('l', left, `width="${size(left)}" height="${height}"`, 'x1="1" x2="0"', size(left)),
    fade('t', top, `width="${width}" height="${size(top)}"`, 'x2="0" y1="1"', size(top)),
    fade(
      'r',
      right,
      `x="${width - size(right)}" width="${size(right)}" height="${height}"`,
      '',
      size(right),
    ),
    fade(
      'b',
      bottom,
      `y="${height - size(bottom)}" width="${width}" height="${size(bottom)}"`,
      'x2="0" y2="1"',
      size(bottom),
    ),
  ].join('')
}

const size = (end: number) => Math.max(Math.round(end) + fading, 0)

function fade(id: string, end: number, place: string, turn: string, long: number): string {
  if (end <= 0) return ''
  const stop = (at: number, seen: number) =>
    `<stop offset="${at.toFixed(2)}" stop-color="${colours.land}" stop-opacity="${seen}"/>`
  return `<linearGradient id="${id}" ${turn}>${stop(0, 0)}${stop(fading / long, 1)}</linearGradient><rect fill="url(#${id})" ${place}/>`
}
