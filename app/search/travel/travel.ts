import { detour, walk } from '../../basemap/nearby/nearby-place'

export const ways = ['foot', 'bike', 'car'] as const
export type Way = (typeof ways)[number]

/** What a visitor may name: addresses where a geocoder is asked, stations where the operator has a file. */
export type PlacesKnown = 'addresses' | 'stations' | 'towns'

export const mostPlaces = 3
export const longestPlace = 100
/** Minutes that somebody may search within. */
export const minuteChoices = [10, 15, 20, 25, 30, 35, 40, 45, 60] as const
/** Longer nobody walks or cycles; the time by car is told however long. */
const longest = 180

export type TravelTimes = Partial<Record<Way, number>>

/** How far it is from a property to a place of the visitor's own. */
export type HowFarRow = { text: string } & (
  | {
      outcome: 'found'
      name: string
      /** In a straight line. */
      metres: number
      /** Minutes. */
      times: TravelTimes
      /** By distance and usual speed, and not along streets. */
      isEstimated: boolean
    }
  | { outcome: 'unknown' | 'busy' | 'away' }
)

/** Kilometres an hour, where no router knows better; of a car nobody knows without the roads. */
const speeds = { foot: 4.8, bike: 15 }
export type EstimatedWay = keyof typeof speeds
export const estimatedWays: readonly Way[] = Object.keys(speeds) as EstimatedWay[]

export function estimatedTimes(kilometres: number, isHidden: boolean): TravelTimes {
  const { walkMetres } = walk(kilometres, isHidden)
  const minutes = (way: EstimatedWay) => Math.ceil((walkMetres / 1_000 / speeds[way]) * 60)
  return bearable({ foot: minutes('foot'), bike: minutes('bike') })
}

/** How far such a time leads in a straight line. */
export function estimatedReach(way: EstimatedWay, minutes: number): number {
  return ((minutes / 60) * speeds[way]) / detour
}

export function bearable(times: TravelTimes): TravelTimes {
  const told = Object.entries(times).filter(([way, minutes]) => way === 'car' || minutes <= longest)
  return Object.fromEntries(told)
}

/** What was typed as a place, once each, and no more than we answer. */
export function placesIn(texts: readonly string[]): string[] {
  const tidy = texts.map((text) => text.slice(0, longestPlace).replace(/\s+/g, ' ').trim())
  return [...new Set(tidy.filter(Boolean))].slice(0, mostPlaces)
}
