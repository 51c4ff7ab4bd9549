import type { Language } from '../language/languages'
import { belgium } from '../properties/property-lists'
import { isSameCity, noCriteria } from '../search/criteria'
import { findList, type SearchTools } from '../search/list/find-list.server'
import type { Choices } from '../search/list/found-list'
import { namedChoices } from '../search/named-choices.server'
import type { DemandWish } from './demand-wish'

/** Every type may be wished for, also those we have none of today; towns are those we work in. */
export async function demandChoices(
  tools: SearchTools,
  { list, wish }: DemandWish,
  language: Language,
): Promise<Choices> {
  const [{ choices }, names] = await Promise.all([
    findList(tools, list, noCriteria, language),
    namedChoices(tools.db, language),
  ])
  const isChosen = (city: (typeof wish.cities)[number]) =>
    wish.cities.some((each) => isSameCity(city, each))
  const unknown = wish.cities.filter(
    (each) => !choices.cities.some((city) => isSameCity(city, each)),
  )
  return {
    // What was chosen first: the list is longer than what is seen of it.
    cities: [
      ...unknown.map((city) => ({ ...city, countryId: belgium, count: 0 })),
      ...choices.cities.filter(isChosen),
      ...choices.cities.filter((city) => !isChosen(city)),
    ],
    countries: list === 'abroad' ? choices.countries : [],
    types: names.types.map((type) => {
      const count = choices.types.find(({ value }) => value === type.value)?.count
      return { ...type, count: count ?? 0 }
    }),
  }
}
