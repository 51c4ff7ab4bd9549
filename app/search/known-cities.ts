import { cityName } from '../properties/look-ups/city-name'
import { type CityCriterion, type Criteria, orderly } from './criteria'
import { searchKey } from './search-key'
import { townKeys } from './suggest/town-names'

type Known = {
  /** Towns where we have, or had, something. */
  towns: readonly CityCriterion[]
  /** Whether there is a place of that name. */
  isPlace: (name: string) => boolean
}

/**
 * The same search, with its towns as we know them. The zip decides; a name that no town has names nothing
 * and is left out, so that no address can put its own words on a page.
 */
export function withKnownCities(wish: Criteria, known: Known): Criteria {
  const cities = wish.cities.flatMap((city) => knownCity(city, known) ?? [])
  return orderly({ ...wish, cities })
}

function knownCity(city: CityCriterion, { towns, isPlace }: Known): CityCriterion | undefined {
  const isNamed = (town: CityCriterion) => townKeys(city.name).includes(searchKey(town.name))
  const namesakes = towns.filter(isNamed)
  const [first] = namesakes
  if (city.zip) {
    const there = towns.filter(({ zip }) => zip === city.zip)
    const meant = there.find(isNamed) ?? (there.length === 1 ? there[0] : undefined)
    if (meant) return toCriterion(meant)
  } else if (first) {
    return namesakes.length === 1 ? toCriterion(first) : { name: first.name, zip: '' }
  }
  const name = first?.name ?? (isPlace(city.name) ? spelled(city.name) : undefined)
  return name ? { name, zip: city.zip } : undefined
}

function toCriterion({ name, zip }: CityCriterion): CityCriterion {
  return { name, zip }
}

/** A place that we only know to exist: its letters, and what belongs between them. */
function spelled(name: string): string {
  return cityName(name.replace(/[^\p{L}\p{M}'’ -]+/gu, ' '))
}
