import type { PropertyList } from '../../properties/property-lists'
import type { ShownCard } from '../../properties/shown/shown-card'
import type { Criteria, FilterName } from '../criteria'

/** Lists of properties; projects have a list of their own. */
export type SearchedList = Exclude<PropertyList, 'projects'>

export type CityChoice = { name: string; zip: string; countryId: number; count: number }
export type NamedChoice = { value: number; name: string; count: number }

/** What the filters offer, with how many properties each choice would give. */
export type Choices = { cities: CityChoice[]; types: NamedChoice[]; countries: NamedChoice[] }

export type LooserOffer = { wish: Criteria; changed: FilterName; count: number }

/** Why there is nothing, and what to try next. */
export type EmptyReason = {
  /** How many properties the list holds without any filter. */
  listTotal: number
  culprits: FilterName[]
  offers: LooserOffer[]
  nearby: ShownCard[]
}

export type FoundList = {
  list: SearchedList
  wish: Criteria
  total: number
  /** Of those, published in the last week. */
  fresh: number
  pages: number
  cards: ShownCard[]
  choices: Choices
  empty: EmptyReason | null
}
