import { type Chip, type ChipText, chips } from '../../search/chips'
import { type Criteria, noCriteria } from '../../search/criteria'
import { type Circumstances, matches, type SearchEntry } from '../../search/filters'

/**
 * Why a property fits, wish by wish: of several towns and types only those that it is in or is of, the
 * rest as it was wished. `aroundOf` knows the middle of one town.
 */
export function metCriteria(
  entry: SearchEntry,
  wish: Criteria,
  aroundOf: (only: Criteria) => Circumstances,
): ChipText[] {
  const isMet = ({ text }: Chip, only: Criteria) =>
    (text.says !== 'city' && text.says !== 'city-around' && text.says !== 'type') ||
    matches(entry, only, aroundOf(only))
  return chips(wish)
    .filter((chip) => isMet(chip, onlyOf(chip, wish)))
    .map(({ text }) => text)
}

/** The search for this one town or type alone. */
function onlyOf({ text }: Chip, { cities, radius }: Criteria): Criteria {
  if (text.says === 'type') return { ...noCriteria, types: [text.type] }
  if (text.says !== 'city' && text.says !== 'city-around') return noCriteria
  return { ...noCriteria, radius, cities: cities.filter(({ name }) => name === text.name) }
}
