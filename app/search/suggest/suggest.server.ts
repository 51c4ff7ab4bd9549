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
import { searchKey } from '../search-key'
import { longestText } from '../search-paths'
import { findNamed, listCityStock } from './suggest-queries.server'
import {
  bestHref,
  cityHref,
  listFor,
  matchingCities,
  noSuggestions,
  type OfferedList,
  offeredLists,
  type PropertySuggestion,
  type Suggestions,
  stockIn,
} from './suggestion'

const recall = createVersionedCache(1_000)
const summaryLength = 100

/** The agency may have taken a list off the site, and then nothing leads there. */
type Tools = SearchTools & { unpublished?: ReadonlySet<string> }

function openLists({ unpublished }: Tools, language: Language): OfferedList[] {
  return offeredLists.filter((list) => !unpublished?.has(pathTo(list, language)))
}

/** What the typed text names: cities from memory, a property when its number or reference is complete. */
export async function suggest(
  tools: Tools,
  typed: string,
  language: Language,
  list?: OfferedList,
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
  const open = openLists(tools, language)
  const cities = matchingCities(text, stockIn(open, stock)).map((city) => ({
    ...city,
    href: cityHref(
      city,
      listFor(
        city,
        open.find((each) => each === list),
      ),
      language,
    ),
  }))
  return { properties, cities }
}

/** Where a search from the home page leads without a script: the best result, else the list by text. */
export async function findDestination(
  tools: Tools,
  typed: string,
  language: Language,
  list?: OfferedList,
): Promise<string> {
  const best = bestHref(await suggest(tools, typed, language, list))
  const open = openLists(tools, language)
  const [first] = open
  if (best || !first) return best ?? pathTo('home', language)
  const { text } = readCriteria(new URLSearchParams({ text: typed }))
  const asked = open.find((each) => each === list) ?? first
  return pathTo(asked, language) + criteriaQuery({ ...noCriteria, text })
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
