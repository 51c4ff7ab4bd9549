import * as z from 'zod'
import { mostCorners } from './area-code'
import { bounds, energyLetters, features, longest, mostOf, sorts } from './criteria-bounds'

const number = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most)
const whole = (range: readonly [number, number]) => number(range).optional()

const cityCriterion = z.object({
  name: z.string().trim().min(1).max(longest.cityName),
  zip: z.string().trim().max(longest.zip),
})
export type CityCriterion = z.output<typeof cityCriterion>

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)]).readonly()

/**
 * What someone looks for within a list. The visitor's filters, the address of a list, the demand
 * register and the alert mails all speak of these.
 */
export const criteria = z.object({
  text: z.string().trim().min(1).max(longest.text).optional(),
  cities: z.array(cityCriterion).max(mostOf.cities).default([]),
  /** Kilometres around the chosen cities. */
  radius: whole(bounds.radius),
  /** Drawn on the map: the corners, in order. */
  area: z.array(point).min(3).max(mostCorners).optional(),
  countries: z.array(number(bounds.countries)).max(mostOf.countries).default([]),
  /** Web ids. */
  types: z.array(number(bounds.types)).max(mostOf.types).default([]),
  minPrice: whole(bounds.minPrice),
  maxPrice: whole(bounds.maxPrice),
  minBedrooms: whole(bounds.minBedrooms),
  minLiving: whole(bounds.minLiving),
  maxLiving: whole(bounds.maxLiving),
  minGround: whole(bounds.minGround),
  maxGround: whole(bounds.maxGround),
  energy: z.enum(energyLetters).optional(),
  builtSince: whole(bounds.builtSince),
  features: z.array(z.enum(features)).max(mostOf.features).default([]),
  /** Days since it was published. */
  newSince: whole(bounds.newSince),
  isAnnuity: z.literal(true).optional(),
  sort: z.enum(sorts).default('newest'),
  page: number(bounds.page).default(1),
})

export type Criteria = z.output<typeof criteria>
