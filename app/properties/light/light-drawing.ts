import type { Span } from './sun'

export const litParts = ['terrace', 'garden', 'rear'] as const
export type LitPart = (typeof litParts)[number]

/** The longest day, one between and the shortest, by their month. */
export const litMonths = [6, 9, 12] as const
export type LitMonth = (typeof litMonths)[number]

/** Sides that face the same way, with when the sun reaches them. */
export type LitSide = { parts: LitPart[]; spans: Record<LitMonth, Span[]> }
/** The way of the sun on a day, as a line; where it is bright, it reaches the first side. */
export type SunArc = {
  month: LitMonth
  line: string
  bright: string[]
  top: [x: number, y: number]
}
export type PropertyLight = { sides: LitSide[]; arcs: SunArc[] }

export type HourLight = 'sunny' | 'dark'

export const arcWidth = 320
export const arcHeight = 132
const [firstHour, lastHour] = [4, 23]
/** Degrees, at the top of the drawing; in Belgium it never stands higher. */
export const highestSun = 66

export function arcLeft(minute: number): number {
  return Math.round(((minute / 60 - firstHour) / (lastHour - firstHour)) * arcWidth * 10) / 10
}
