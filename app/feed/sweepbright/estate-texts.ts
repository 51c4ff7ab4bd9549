import { isLanguage } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import { cityName } from '../../properties/look-ups/city-name'
import type { OwnCodes } from '../crm/own-codes'
import { countryAt } from '../crm-mapping/countries'
import { readValue } from '../crm-mapping/read-value'
import { isNo } from '../crm-mapping/yes-or-no'
import { pointOf } from '../records/to-property'
import type { SingleEstate } from './estate'
import { units } from './sweepbright-codes'

export type Note = (field: string, problem: string) => void
export type Reader = { goal: 'sale' | 'rent'; ownCodes: OwnCodes; note: Note }

/** In the languages in which it says something. */
export function spokenIn(text: SingleEstate['description']): Translatable {
  const spoken = Object.entries(text).flatMap(([name, words]) => {
    const code = name.slice(0, 2).toLowerCase()
    return isLanguage(code) && words?.trim() ? [[code, words.trim()] as const] : []
  })
  return Object.fromEntries(spoken)
}

/** Plain text in lines. */
export function descriptionOf({ description }: SingleEstate): Translatable {
  const entries = Object.entries(spokenIn(description)).map(([code, words]) => [
    code,
    words.replace(/\r?\n/g, '<br>'),
  ])
  return Object.fromEntries(entries)
}

/** A field by its path; a size in m², a word of the list of amenities as yes or no. */
export function valueIn(estate: SingleEstate, note: Note): (from: string) => unknown {
  return (from) => {
    const [group = '', name = ''] = from.split('.')
    if (group === 'amenities') return estate.amenities.includes(name) || null
    if (group === 'sizes') return sizeIn(estate, name as keyof SingleEstate['sizes'], note)
    return valueAt(estate, from.split('.'))
  }
}

function valueAt(thing: unknown, [name, ...below]: string[]): unknown {
  if (name === undefined || typeof thing !== 'object' || thing === null) return thing
  return valueAt((thing as Record<string, unknown>)[name], below)
}

function sizeIn({ sizes }: SingleEstate, name: keyof SingleEstate['sizes'], note: Note) {
  const { size, unit } = sizes[name]
  const read = readValue(size, 'measure')
  if (typeof read !== 'number') return read === null ? null : size
  const factor = units[String(unit ?? 'sq_m')]
  if (!factor) note(`sizes.${name}`, `unknown-code ${unit}`)
  return factor ? read * factor : null
}

export function placeOf({ location }: SingleEstate, note: Note) {
  const country = String(location.country || 'BE').toUpperCase()
  const { number, addition, geo } = location
  return {
    city: cityName(String(location.city ?? '')),
    ...countryAt(country, (problem) => note('location.country', problem)),
    houseNumber: `${number ?? ''}${addition ?? ''}`.trim().slice(0, 40),
    publishAddress: isNo(location.hidden),
    ...pointOf({ Latitude: numberOf(geo.latitude), Longitude: numberOf(geo.longitude) }),
  }
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Of a let the rent without charges goes first. A price in words is no price, and hides the number. */
export function priceOf(estate: SingleEstate, { goal, note }: Reader) {
  const isBase = goal === 'rent' && numberOf(estate.price_base_rent.amount) !== null
  const name = isBase ? 'price_base_rent' : 'price'
  const { amount, hidden } = estate[name]
  const cents = readValue(amount, 'euros')
  if (cents === undefined) note(`${name}.amount`, 'not-a-euros')
  const isTold = isNo(hidden ?? estate.price.hidden)
  return {
    priceCents: (cents as number | null | undefined) || null,
    publishPrice: isTold && !estate.custom_price,
  }
}
