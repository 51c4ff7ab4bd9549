import * as z from 'zod'
import { belgium } from '../../app/properties/property-lists'
import { inFourLanguages } from './four-languages'
import abroad from './places-abroad.json'
import belgian from './towns.json'

const townShape = z.object({
  key: z.string(),
  names: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  zip: z.string(),
  country: z.number().default(belgium),
  at: z.tuple([z.number(), z.number()]),
  /** Euro per m²: to buy a house or a flat, to rent a month, to buy land. */
  house: z.number(),
  flat: z.number(),
  rent: z.number(),
  land: z.number(),
  /** A bilingual street is written "Dutch|French". */
  streets: z.array(z.string()).min(1),
  situations: z.array(inFourLanguages(z.string())).min(1),
})
export type Town = z.output<typeof townShape>

const towns: Town[] = z.array(townShape).parse([...belgian, ...abroad])

export function townOf(key: string): Town {
  const town = towns.find((candidate) => candidate.key === key)
  if (!town) throw new Error(`The demo agency knows no town ${key}`)
  return town
}

/** A point in the street: each street lies in its own direction from the centre of the town. */
export function pointIn(town: Town, street: string, houseNumber: number): [number, number] {
  const order = Math.max(town.streets.indexOf(street), 0)
  const turn = (order * 2.39996 + town.key.length) % (2 * Math.PI)
  const away = 0.0035 + 0.0011 * order + (houseNumber % 97) * 0.00004
  const aside = ((houseNumber % 13) - 6) * 0.00012
  return [
    round(town.at[0] + Math.sin(turn) * away * 0.7 + Math.cos(turn) * aside),
    round(town.at[1] + Math.cos(turn) * away - Math.sin(turn) * aside),
  ]
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
