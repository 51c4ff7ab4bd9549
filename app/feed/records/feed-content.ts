import { type Language, languages } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import { cityName } from '../../properties/look-ups/city-name'
import { languageOfPlace } from '../../properties/look-ups/region'
import { belgium } from '../../properties/property-lists'

/** One thing as the feed tells it: the same record once per language. */
export type PerLanguage<Record> = Partial<{ [Code in Language]: Record }>

type TextField<Record> = {
  [Name in keyof Record]: Record[Name] extends string ? Name : never
}[keyof Record]

/** Numbers and flags are the same in every language; the first language there has the say. */
export function leading<Record>(told: PerLanguage<Record>): Record {
  const language = languages.find((code) => told[code])
  const record = language && told[language]
  if (!record) throw new Error('PerLanguage in no language at all.')
  return record
}

/** A text in every language that has one. */
export function words<Record>(told: PerLanguage<Record>, field: TextField<Record>): Translatable {
  const pairs = languages.map((code) => [code, told[code]?.[field]] as const)
  return Object.fromEntries(pairs.filter(([, text]) => text)) as Translatable
}

type Placed = {
  Zip: string
  CountryID: number | null
  CountryName: string
  City: string
  Street: string
  HouseNumber: string
  BoxNr: string
}

/** Streets and towns by their official name, which is the one on the sign and on the letter. */
export function placeIn<Record extends Placed>(told: PerLanguage<Record>) {
  const one = leading(told)
  const countryId = one.CountryID || belgium
  const local = languageOfPlace(one.Zip, countryId)
  const { Street, City } = (local && told[local]) || one
  return {
    street: Street,
    city: cityName(City),
    countryId,
    houseNumber: one.HouseNumber,
    box: one.BoxNr || null,
    zip: one.Zip,
    countryName: words<Placed>(told, 'CountryName'),
  }
}

export function toCents(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * 100)
}

/** A CRM writes an unknown measure as 0. */
export function orUnknown(measure: number | null): number | null {
  return measure === null || measure <= 0 ? null : measure
}
