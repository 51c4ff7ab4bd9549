import { covered } from '../land-covered'
import { type Size, viewAround } from './map-view'

type Spot = readonly [longitude: number, latitude: number]
/** Where an overview is, and how many metres each of its pixels is. */
export type Overview = { latitude: number; longitude: number; metres: number }

/** The whole drawing; of its edges a page shows as much as it has room for. */
export const overviewSize: Size = { width: 640, height: 900 }
/** What every page shows of it, less the halves of prices at its rim. */
const sure: Size = { width: 340, height: 380 }
/** What most pages show of it, from top to bottom. */
const usual = 700
/** No closer: our outlines say nothing at street scale. */
const closest = 24
const step = 1.1
const metresPerDegree = 111_320

/** Pixels over which the outlines fade where they end. */
export const fading = 60

/** Everything in sight; in steps, so that searches that differ little share their drawing. */
export function overviewOf(spots: readonly Spot[]): Overview {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [south, north] = [Math.min(...ys), Math.max(...ys)]
  const middle = { latitude: round((south + north) / 2), longitude: round((west + east) / 2) }
  const view = viewAround(middle, closest)
  const [left, bottom] = view.at(west, south)
  const [right, top] = view.at(east, north)
  const needed = Math.max((right - left) / sure.width, (bottom - top) / sure.height, 1)
  const steps = Math.ceil(Math.log(needed) / Math.log(step))
  const metres = Math.round(closest * step ** steps)
  const room = (sure.height - ((bottom - top) * closest) / metres) / 2
  return lowered({ ...middle, metres }, Math.max(room, 0))
}

/** As far to the south as there is room: the outlines end sooner in the north than a tall map does. */
function lowered(overview: Overview, room: number): Overview {
  const bare = endsOfOverview(overview).top - (overviewSize.height - usual) / 2 + fading
  const pixels = Math.min(Math.max(bare, 0), room)
  const latitude = overview.latitude - (pixels * overview.metres) / metresPerDegree
  return { ...overview, latitude: round(latitude) }
}

const round = (degrees: number) => Math.round(degrees * 100) / 100

export const viewOfOverview = (overview: Overview) =>
  viewAround(overview, overview.metres, overviewSize)

/** Pixels from its edges where the outlines end: nothing is known beyond. */
export function endsOfOverview(overview: Overview) {
  const [west, south, east, north] = covered
  const { at, width, height } = viewOfOverview(overview)
  const [left, top] = at(west, north)
  const [right, bottom] = at(east, south)
  return { left, top, right: width - right, bottom: height - bottom }
}
