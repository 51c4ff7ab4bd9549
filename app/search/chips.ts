import { type CityCriterion, type Criteria, without } from './criteria'
import type { Feature } from './criteria-bounds'

/** What a chip says, as a message and its values. */
export type ChipText =
  | { says: 'city'; name: string }
  | { says: 'city-around'; name: string; radius: number }
  | { says: 'type'; type: number }
  | { says: 'country'; country: number }
  | { says: 'feature'; feature: Feature }
  | { says: 'text'; text: string }
  | { says: 'energy'; letter: string }
  | { says: 'price-from' | 'price-to'; euros: number }
  | { says: 'bedrooms' | 'built' | 'new'; count: number }
  | { says: 'living-from' | 'living-to' | 'ground-from' | 'ground-to'; surface: number }
  | { says: 'area' | 'annuity' }

/** One filter, and the same search without it. */
export type Chip = { text: ChipText; rest: Criteria }

export function chips(wish: Criteria): Chip[] {
  return [
    ...wish.cities.map((city) => cityChip(wish, city)),
    ...single(wish, 'area', () => ({ says: 'area' })),
    ...each(wish, 'countries', (country) => ({ says: 'country', country })),
    ...each(wish, 'types', (type) => ({ says: 'type', type })),
    ...single(wish, 'minPrice', (euros) => ({ says: 'price-from', euros })),
    ...single(wish, 'maxPrice', (euros) => ({ says: 'price-to', euros })),
    ...single(wish, 'minBedrooms', (count) => ({ says: 'bedrooms', count })),
    ...single(wish, 'minLiving', (surface) => ({ says: 'living-from', surface })),
    ...single(wish, 'maxLiving', (surface) => ({ says: 'living-to', surface })),
    ...single(wish, 'minGround', (surface) => ({ says: 'ground-from', surface })),
    ...single(wish, 'maxGround', (surface) => ({ says: 'ground-to', surface })),
    ...single(wish, 'energy', (letter) => ({ says: 'energy', letter: letter.toUpperCase() })),
    ...single(wish, 'builtSince', (count) => ({ says: 'built', count })),
    ...each(wish, 'features', (feature) => ({ says: 'feature', feature })),
    ...single(wish, 'newSince', (count) => ({ says: 'new', count })),
    ...single(wish, 'isAnnuity', () => ({ says: 'annuity' })),
    ...single(wish, 'text', (text) => ({ says: 'text', text })),
  ]
}

type Several = 'countries' | 'types' | 'features'
type Single = Exclude<keyof Criteria, Several | 'cities' | 'radius' | 'sort' | 'page'>

function cityChip(wish: Criteria, city: CityCriterion): Chip {
  const { name } = city
  const { radius } = wish
  const cities = wish.cities.filter((other) => other !== city)
  return {
    text: radius ? { says: 'city-around', name, radius } : { says: 'city', name },
    rest: without({ ...wish, cities }),
  }
}

function single<Name extends Single>(
  wish: Criteria,
  name: Name,
  say: (value: NonNullable<Criteria[Name]>) => ChipText,
): Chip[] {
  const value = wish[name]
  return value === undefined ? [] : [{ text: say(value), rest: without(wish, name) }]
}

function each<Name extends Several>(
  wish: Criteria,
  name: Name,
  say: (value: Criteria[Name][number]) => ChipText,
): Chip[] {
  const values: Criteria[Name][number][] = wish[name]
  return values.map((value) => ({
    text: say(value),
    rest: without({ ...wish, [name]: values.filter((other) => other !== value) }),
  }))
}
