import { type Language, languages } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import { cityName } from '../../properties/look-ups/city-name'
import { languageOfPlace } from '../../properties/look-ups/region'
import { belgium } from '../../properties/property-lists'
import type { PropertyGoal } from '../../properties/property-status'
import type { OwnCodes } from '../crm/own-codes'
import { namesStreet } from '../crm-mapping/names-street'
import { type NamedPicture, withoutFileNames } from '../records/feed-media'
import { pointOf } from '../records/to-property'
import type { Item, ToldItem } from './item'
import { countries } from './omnicasa-codes'
import type { OmnicasaCredentials } from './omnicasa-credentials'
import { omnicasaFields } from './omnicasa-fields'

export type Note = (field: string, problem: string) => void
export type Agency = Pick<OmnicasaCredentials, 'language' | 'showsAddresses'>
export type Reader = { agency: Agency; ownCodes: OwnCodes; goal: PropertyGoal; note: Note }

/** Numbers and flags are the same in every language; that of the agency has the say. */
export function leadingOf({ in: told }: ToldItem, { language }: Agency): Item {
  const found = told[language] ?? languages.map((code) => told[code]).find(Boolean)
  if (!found) throw new Error('An item in no language at all.')
  return found
}

/** What is the same as in the agency's own language was not translated. */
export function wordsOf(item: ToldItem, field: string, { language }: Agency): Translatable {
  const textIn = (code: Language) => {
    const value = item.in[code]?.values[field]
    return value === undefined || typeof value === 'boolean' ? '' : String(value)
  }
  const own = textIn(language)
  const spoken = languages.filter(
    (code) => textIn(code) !== '' && (code === language || textIn(code) !== own),
  )
  return Object.fromEntries(spoken.map((code) => [code, textIn(code)]))
}

const perLanguage = new Set(
  omnicasaFields.filter(({ as }) => as === 'words').map(({ from }) => from),
)

export function valueIn(item: ToldItem, agency: Agency): (from: string) => unknown {
  const { values } = leadingOf(item, agency)
  return (from) => (perLanguage.has(from) ? wordsOf(item, from, agency) : values[from])
}

/** Two texts of one advertisement, one under the other. */
export function descriptionOf(item: ToldItem, agency: Agency, fields: string[]): Translatable {
  const parts = fields.map((field) => wordsOf(item, field, agency))
  const spoken = languages.map((code) => [
    code,
    parts.flatMap((part) => part[code] ?? []).join('<br /><br />'),
  ])
  return Object.fromEntries(spoken.filter(([, text]) => text !== ''))
}

/** In each language, unless it tells the street of an address that is not shown. */
export function titleOf(
  item: ToldItem,
  agency: Agency,
  { field, isAddressShown }: { field: string; isAddressShown: boolean },
): Translatable {
  const street = String(leadingOf(item, agency).values.Street ?? '')
  const entries = Object.entries(wordsOf(item, field, agency)).filter(
    ([, title]) => isAddressShown || !namesStreet(title, street),
  )
  return Object.fromEntries(entries)
}

/** Streets and towns by their official name, which is the one on the sign. */
export function placeOf(item: ToldItem, agency: Agency, note: Note) {
  const { values } = leadingOf(item, agency)
  const countryId = countryOf(values, note)
  const local = languageOfPlace(String(values.Zip ?? ''), countryId)
  const { City: city = '' } = (local && item.in[local]?.values) || values
  return {
    city: cityName(String(city)),
    countryId,
    countryName: wordsOf(item, 'CountryName', agency),
    ...pointIn(values, countryId, note),
  }
}

const mostCountries = 999

function countryOf({ CountryID, CountryAbbr = '' }: Item['values'], note: Note): number {
  const id = Number(CountryID)
  if (Number.isInteger(id) && id > 0 && id <= mostCountries) return id
  if (CountryID && id !== 0) note('CountryID', `unknown-code ${String(CountryID).slice(0, 40)}`)
  if (CountryAbbr === '') return belgium
  const known = countries[String(CountryAbbr).toUpperCase()]
  if (!known) note('CountryAbbr', `unknown-code ${CountryAbbr}`)
  return known ?? 0
}

/** Omnicasa calls the latitude x; who mixed them up is understood where both are in Belgium. */
function pointIn(values: Item['values'], countryId: number, note: Note) {
  const [x, y] = [
    coordinate(values.GoogleX ?? values.Latitude),
    coordinate(values.GoogleY ?? values.Longitude),
  ]
  const isTold = x !== null && y !== null && (x !== 0 || y !== 0)
  if (!isTold || countryId !== belgium) return pointOf({ Latitude: x, Longitude: y })
  const [latitude, longitude] = isInBelgium(y, x) ? [y, x] : [x, y]
  if (isInBelgium(latitude, longitude)) return pointOf({ Latitude: latitude, Longitude: longitude })
  note('GoogleX', 'not-in-the-country')
  return pointOf({ Latitude: null, Longitude: null })
}

function isInBelgium(latitude: number, longitude: number): boolean {
  return latitude > 49 && latitude < 52 && longitude > 2 && longitude < 7
}

function coordinate(value: unknown): number | null {
  const text = String(value ?? '').replace(',', '.')
  const read = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(read) ? read : null
}

export function picturesOf(item: ToldItem, agency: Agency, title: Translatable): NamedPicture[] {
  return leadingOf(item, agency).pictures.map(({ id, url }) => {
    const names = languages.map((code) => [
      code,
      item.in[code]?.pictures.find((each) => each.id === id)?.name,
    ])
    const own = item.in[agency.language]?.pictures.find((each) => each.id === id)?.name
    const told = names.filter(([code, name]) => name && (code === agency.language || name !== own))
    return { id, source: url, alt: { ...title, ...withoutFileNames(Object.fromEntries(told)) } }
  })
}
