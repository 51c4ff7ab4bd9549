import { getPosition } from 'suncalc'
import { brusselsMoment } from '../../language/brussels-moment'

export type Place = { latitude: number; longitude: number }
export type Sun = { azimuth: number; altitude: number }
/** Minutes since midnight, by the clock in Belgium. */
export type Span = { from: number; to: number }

/** Lower, something always stands before it. */
const leastHeight = 3
/** The upper edge of the sun, as sunrise and sunset are counted. */
const horizon = -0.27
const step = 10

export function sunAt(moment: Date, { latitude, longitude }: Place): Sun {
  return getPosition(moment, latitude, longitude)
}

export function isUp({ altitude }: Sun): boolean {
  return altitude > horizon
}

/** Whether the sun reaches a side that faces so many degrees from the north, nothing standing before it. */
export function shinesOn({ azimuth, altitude }: Sun, facing: number): boolean {
  const between = Math.abs(((azimuth - facing + 540) % 360) - 180)
  return altitude >= leastHeight && between <= 90
}

export type SunPath = { minute: number; sun: Sun }[]

/** Where the sun stands on a day, every ten minutes of the clock; a night of a clock change skips none. */
export function sunPath(day: string, place: Place): SunPath {
  return Array.from({ length: (24 * 60) / step }, (_, index) => {
    const minute = index * step
    const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
    const moment = brusselsMoment(`${day}T${clock}`) ?? new Date(`${day}T${clock}Z`)
    return { minute, sun: sunAt(moment, place) }
  })
}

/** When it shines on a side, to the half hour: an estimate is not told by the minute. */
export function sunnySpans(path: SunPath, facing: number): Span[] {
  const spans: Span[] = []
  for (const { minute, sun } of path) {
    if (!shinesOn(sun, facing)) continue
    const last = spans.at(-1)
    if (last && last.to === minute - step) last.to = minute
    else spans.push({ from: minute, to: minute })
  }
  return spans
    .map(({ from, to }) => ({ from: halfHour(from), to: halfHour(to) }))
    .filter(({ from, to }) => to > from)
}

const halfHour = (minute: number) => Math.round(minute / 30) * 30
const two = (number: number) => `${number}`.padStart(2, '0')
