import stored from './ratios.json'
import { say } from './stopwatch'

/** What we cost over what something outside costs, in the same rounds: machines differ, this hardly does. */
type Ratios = Record<string, number>

const tooMuch = 1.5

/** Of this run, to be kept when that is asked: `npm run bench -- kept --renew`. */
export const noted: Ratios = {}

/** The ratio of each round; their median is told when it grew too much since it was stored. */
export function noteRatio(name: string, rounds: number[]) {
  const ratio = medianOf(rounds)
  noted[name] = Number(ratio.toPrecision(3))
  const told = slowerThanStored(name, ratio, stored)
  if (told) say(told)
}

export function slowerThanStored(name: string, ratio: number, stored: Ratios): string | undefined {
  const before = stored[name]
  if (before === undefined)
    return `${name}: ${ratio.toFixed(2)} times, and nothing stored to compare`
  if (ratio <= before * tooMuch) return undefined
  const more = Math.round((ratio / before - 1) * 100)
  return `${name}: SLOWER by ${more} %, ${ratio.toFixed(2)} times where ${before.toFixed(2)} is stored`
}

/** What this run did not measure stays, and what it measured only replaces when that is asked. */
export function keptRatios(stored: Ratios, noted: Ratios, isRenewing: boolean): Ratios {
  const kept = isRenewing ? { ...stored, ...noted } : { ...noted, ...stored }
  return Object.fromEntries(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1)))
}

export function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
