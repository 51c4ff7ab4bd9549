import { type Chip, type ChipText, chips } from '../../search/chips'
import { type Criteria, noCriteria } from '../../search/criteria'
import { type Circumstances, matches, type SearchEntry } from '../../search/filters'

/**
 * Why a property fits, wish by wish: of several towns and types only those that it is in or is of, and
 * nothing that it does not show, such as a price on request. `aroundOf` knows the middle of one town.
 */
export function metCriteria(
  entry: SearchEntry,
  wish: Criteria,
  aroundOf: (only: Criteria) => Circumstances,
): ChipText[] {
  const isMet = (only: Criteria) => matches(entry, only, aroundOf(only))
  return chips(wish)
    .filter((chip) => isMet(onlyOf(chip, wish)))
    .map(({ text }) => text)
}

/** The search for what this one chip says, alone. */
function onlyOf({ rest }: Chip, wish: Criteria): Criteria {
  const lost = <Value>(from: Value[], left: Value[]) => from.filter((one) => !left.includes(one))
  const singles = Object.entries(wish).filter(
    ([name, value]) => !Array.isArray(value) && value !== rest[name as keyof Criteria],
  )
  return {
    ...noCriteria,
    ...Object.fromEntries(singles),
    radius: wish.radius,
    cities: lost(wish.cities, rest.cities),
    countries: lost(wish.countries, rest.countries),
    types: lost(wish.types, rest.types),
    features: lost(wish.features, rest.features),
  }
}
