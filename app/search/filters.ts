import { daysLater } from '../language/days-later'
import { type Criteria, type FilterName, isSameCity } from './criteria'
import { energyLetters, type Feature } from './criteria-bounds'
import { isInside, kilometres, type Point } from './geometry'
import { searchWords } from './search-key'
import { townKeys } from './suggest/town-names'

/** A property as far as it may be searched: what its owner does not publish is not in here. */
export type SearchEntry = {
  /** Empty when the owner hides the town. */
  city: string
  zip: string
  countryId: number
  types: number[]
  /** Null when unpublished, so that no filter and no order can give it away. */
  priceCents: number | null
  bedrooms: number | null
  livingArea: number | null
  groundArea: number | null
  energyRank: number | null
  constructionYear: number | null
  features: Feature[]
  isAnnuity: boolean
  publishedAt: Date
  /** Where the map shows it. */
  spot: Point | null
  /** The key of its words, a space before and after each. */
  searchText: string
}

/** What a search knows beyond its criteria. */
export type Circumstances = {
  now: Date
  /** The centres of the chosen cities, as far as we know them. */
  centres: Point[]
}

type Filter = (entry: SearchEntry, wish: Criteria, around: Circumstances) => boolean

/** A++ is 0, A+ is 1: "at least A" holds those too. */
export const energyRankOf = (letter: NonNullable<Criteria['energy']>) =>
  energyLetters.indexOf(letter) + 2

/** Two letters are looked up as a whole word: "te" would otherwise be in everything. */
const wordPattern = (word: string) => (word.length < 3 ? ` ${word} ` : word)

/** A town is looked up by all its names, each as a whole. */
export function wordPatterns(word: string): string[] {
  const [, ...otherNames] = townKeys(word)
  return [wordPattern(word), ...otherNames.map((name) => ` ${name} `)]
}

export const newSinceMoment = (days: number, now: Date) => daysLater(now, -days)

/** Each filter as a rule: true when the entry passes. The queries say the same in SQL, and a test compares. */
const filters: Record<FilterName, Filter> = {
  text: ({ searchText }, { text }) =>
    !text || searchWords(text).every((word) => holdsWord(searchText, word)),
  cities: (entry, wish, around) => wish.cities.length === 0 || isInCities(entry, wish, around),
  radius: () => true,
  area: ({ spot }, { area }) => !area || (spot !== null && isInside(spot, area)),
  countries: ({ countryId }, { countries }) =>
    countries.length === 0 || countries.includes(countryId),
  types: (entry, { types }) =>
    types.length === 0 || entry.types.some((type) => types.includes(type)),
  minPrice: ({ priceCents }, { minPrice }) => isAtLeast(priceCents, cents(minPrice)),
  maxPrice: ({ priceCents }, { maxPrice }) => isAtMost(priceCents, cents(maxPrice)),
  minBedrooms: ({ bedrooms }, { minBedrooms }) => isAtLeast(bedrooms, minBedrooms),
  minLiving: ({ livingArea }, { minLiving }) => isAtLeast(livingArea, minLiving),
  maxLiving: ({ livingArea }, { maxLiving }) => isAtMost(livingArea, maxLiving),
  minGround: ({ groundArea }, { minGround }) => isAtLeast(groundArea, minGround),
  maxGround: ({ groundArea }, { maxGround }) => isAtMost(groundArea, maxGround),
  energy: ({ energyRank }, { energy }) => isAtMost(energyRank, energy && energyRankOf(energy)),
  builtSince: ({ constructionYear }, { builtSince }) => isAtLeast(constructionYear, builtSince),
  features: (entry, wish) => wish.features.every((feature) => entry.features.includes(feature)),
  newSince: ({ publishedAt }, { newSince }, { now }) =>
    newSince === undefined || publishedAt >= newSinceMoment(newSince, now),
  isAnnuity: (entry, wish) => !wish.isAnnuity || entry.isAnnuity,
}

const everyFilter = Object.values(filters)

function holdsWord(searchText: string, word: string): boolean {
  return wordPatterns(word).some((pattern) => searchText.includes(pattern))
}

export function matches(entry: SearchEntry, wish: Criteria, around: Circumstances): boolean {
  return everyFilter.every((isPassed) => isPassed(entry, wish, around))
}

/** In one of the cities, or within the radius around one of them. */
function isInCities({ city, zip, spot }: SearchEntry, wish: Criteria, { centres }: Circumstances) {
  const isThere = city !== '' && wish.cities.some((each) => isSameCity({ name: city, zip }, each))
  const { radius } = wish
  if (isThere || radius === undefined || !spot) return isThere
  return centres.some((centre) => kilometres(centre, spot) <= radius)
}

/** What is not known does not pass: nobody wants a property with "perhaps four bedrooms". */
function isAtLeast(value: number | null, least: number | undefined): boolean {
  return least === undefined || (value !== null && value >= least)
}

function isAtMost(value: number | null, most: number | undefined): boolean {
  return most === undefined || (value !== null && value <= most)
}

function cents(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : euros * 100
}
