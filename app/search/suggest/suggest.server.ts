import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { shortText } from '../../language/plain-text'
import type { PropertyCard } from '../../properties/property'
import { idFrom } from '../../properties/property-id'
import { propertyPath } from '../../properties/property-path'
import { listCardsById } from '../../properties/queries.server'
import { createVersionedCache } from '../../web/versioned-cache'
import { noCriteria } from '../criteria'
import { criteriaQuery, readCriteria } from '../criteria-url'
import type { SearchTools } from '../list/find-list.server'
import type { SearchedList } from '../list/found-list'
import { searchKey } from '../search-key'
import { longestText } from '../search-paths'
import { findNamed, listCityStock } from './suggest-queries.server'
import {
  bestHref,
  cityHref,
  listFor,
  matchingCities,
  noSuggestions,
  type PropertySuggestion,
  type Suggestions,
} from './suggestion'

const recall = createVersionedCache(1_000)
const summaryLength = 100

/** What the typed text names: cities from memory, a property when its number or reference is complete. */
export async function suggest(
  tools: SearchTools,
  typed: string,
  language: Language,
  list?: SearchedList,
): Promise<Suggestions> {
  const text = typed.slice(0, longestText).trim()
  const key = searchKey(text)
  if (!key) return noSuggestions
  const { db, contentVersion } = tools
  const [stock, properties] = await Promise.all([
    recall(contentVersion, 'cities', () => listCityStock(db)),
    /\d/.test(key)
      ? recall(contentVersion, `named ${language} ${key}`, () =>
          namedProperties(tools, text, language),
        )
      : [],
  ])
  const cities = matchingCities(text, stock).map((city) => ({
    ...city,
    href: cityHref(city, listFor(city, list), language),
  }))
  return { properties, cities }
}

/** Where a search from the home page leads without a script: the best result, else the list by text. */
export async function findDestination(
  tools: SearchTools,
  typed: string,
  language: Language,
  list?: SearchedList,
): Promise<string> {
  const suggestions = await suggest(tools, typed, language, list)
  const { text } = readCriteria(new URLSearchParams({ text: typed }))
  const byText = pathTo(list ?? 'for-sale', language) + criteriaQuery({ ...noCriteria, text })
  return bestHref(suggestions) ?? byText
}

async function namedProperties({ db }: SearchTools, text: string, language: Language) {
  const ids = await findNamed(db, text, idFrom(text))
  const cards = await listCardsById(db, ids, language)
  return cards.map((card) => toSuggestion(card, language))
}

function toSuggestion(card: PropertyCard, language: Language): PropertySuggestion {
  const { id, title, reference, city, status, pictures } = card
  const isOffered = status === 'available' || status === 'option'
  const [picture] = pictures
  return {
    id,
    title,
    reference,
    city,
    href: propertyPath(card, language),
    summary: shortText(card.summary, { limit: summaryLength }),
    price: isOffered ? card.price : null,
    picture: picture ? { file: picture.file } : null,
  }
}
