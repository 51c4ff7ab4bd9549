import { brusselsDay } from '../../language/brussels-day'
import { brusselsClock } from '../../language/brussels-moment'
import type { Window } from '../slots/slots'

type Time = { startsAt: Date; endsAt: Date }
/** Whole hours on the clock: from 9 to 18. */
export type GridHours = { from: number; to: number }

const usual: GridHours = { from: 9, to: 18 }
const wholeDay = 24 * 60

/** Minutes since midnight on the clock of a day; what began before it or ends after it is cut off. */
export function minutesOn(day: string, { startsAt, endsAt }: Time): { from: number; to: number } {
  const from = brusselsDay(startsAt) < day ? 0 : minuteOf(startsAt)
  const to = brusselsDay(endsAt) > day ? wholeDay : minuteOf(endsAt)
  return { from, to: Math.min(wholeDay, Math.max(to, from + 15)) }
}

function minuteOf(moment: Date): number {
  const [, clock = ''] = brusselsClock(moment).split('T')
  return minutes(clock)
}

function minutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}

/** The hours that a page shows: when anybody is there, and whatever is agreed outside of that. */
export function gridHours(windows: Window[], times: { from: number; to: number }[]): GridHours {
  const open = windows.map(({ from, to }) => ({ from: minutes(from), to: minutes(to) }))
  const all = [...open, ...times]
  if (all.length === 0) return usual
  const from = Math.floor(Math.min(...all.map((each) => each.from)) / 60)
  const to = Math.ceil(Math.max(...all.map((each) => each.to)) / 60)
  return { from, to: Math.max(to, from + 1) }
}

/** Each hour, and whether nothing is planned in it: there one click makes something. */
export function hoursIn(hours: GridHours, times: { from: number; to: number }[]) {
  const all = Array.from({ length: hours.to - hours.from }, (_, at) => hours.from + at)
  return all.map((hour) => ({
    hour,
    isEmpty: !times.some(({ from, to }) => from < hour * 60 + 60 && to > hour * 60),
  }))
}

export function isOpenAt(hour: number, windows: Window[]): boolean {
  return windows.some(({ from, to }) => minutes(from) < hour * 60 + 60 && minutes(to) > hour * 60)
}

type Laned<Of> = Of & { lane: number; lanes: number }

/** What is at the same time stands side by side: which of how many. Soonest first. */
export function inLanes<Of extends { from: number; to: number }>(times: Of[]): Laned<Of>[] {
  const inOrder = times.toSorted((one, other) => one.from - other.from || other.to - one.to)
  const placed: Laned<Of>[] = []
  let together: Laned<Of>[] = []
  let until = 0
  for (const time of inOrder) {
    if (time.from >= until) together = []
    const lane = firstFree(together, time.from)
    const here = { ...time, lane, lanes: 1 }
    together.push(here)
    placed.push(here)
    until = Math.max(...together.map(({ to }) => to))
    const lanes = Math.max(...together.map((each) => each.lane)) + 1
    for (const each of together) each.lanes = lanes
  }
  return placed
}

function firstFree(together: { to: number; lane: number }[], from: number): number {
  const taken = together.filter(({ to }) => to > from).map(({ lane }) => lane)
  let lane = 0
  while (taken.includes(lane)) lane += 1
  return lane
}
