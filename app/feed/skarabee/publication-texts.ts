import type { Translatable } from '../../language/translated'
import { cityName } from '../../properties/look-ups/city-name'
import type { PropertyGoal } from '../../properties/property-status'
import type { OwnCodes } from '../crm/own-codes'
import { countryAt } from '../crm-mapping/countries'
import { namesStreet } from '../crm-mapping/names-street'
import { isNo, isYes } from '../crm-mapping/yes-or-no'
import { pointOf } from '../records/to-property'
import { digitsOf, type Flash, type Publication } from './publication'
import { reserved, statuses } from './skarabee-codes'

type Note = (field: string, problem: string) => void
export type Reader = { goal: PropertyGoal; ownCodes: OwnCodes; note: Note }

/** The agency has up to five sets of texts, and chose one of them for its site. */
function spoken({ values, chosen, flashes }: Publication): Flash[] {
  const set = digitsOf(values['Info.FlashID'])
  return [...chosen, ...(set === '' ? [] : flashes.filter((flash) => flash.set === set))]
}

export function descriptionOf(publication: Publication): Translatable {
  const entries = spoken(publication)
    .filter(({ text }) => text !== '')
    .map(({ language, text }) => [language, text.replace(/\r?\n/g, '<br>')])
  return Object.fromEntries(entries)
}

/** In each language, unless it tells the street of an address that is not shown. */
export function titleOf(publication: Publication): Translatable {
  const { values } = publication
  const isShown = isNo(values['Info.HideAddress'])
  const street = values['Address.Street'] ?? ''
  const entries = spoken(publication)
    .filter(({ title }) => title !== '' && (isShown || !namesStreet(title, street)))
    .map(({ language, title }) => [language, title])
  return Object.fromEntries(entries)
}

/** Where the number is hidden and the street is not, a point on the map would tell the number. */
export function placeOf({ values }: Publication, note: Note) {
  const hasNumber = isNo(values['Info.HideHouseNumber'])
  const number = `${values['Address.HouseNumber'] ?? ''}${values['Address.HouseNumberExtension'] ?? ''}`
  const isPointTold = hasNumber || !isNo(values['Info.HideAddress'])
  return {
    city: cityName(values['Address.City'] ?? ''),
    ...countryAt((values['Address.CountryID'] ?? 'BE').toUpperCase(), (problem) =>
      note('Address.CountryID', problem),
    ),
    houseNumber: hasNumber && number !== '0' ? number.slice(0, 40) : '',
    ...pointOf({
      Latitude: isPointTold ? coordinate(values['Address.Position@Y']) : null,
      Longitude: isPointTold ? coordinate(values['Address.Position@X']) : null,
    }),
  }
}

/** With a decimal comma; x is the longitude. */
function coordinate(text = ''): number | null {
  const read = text === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(read) ? read : null
}

/** Shown when both the publication and the property are. */
export function statusOf({ values }: Publication, { note, ownCodes }: Reader) {
  const code = values.Status ?? ''
  const told = statuses[code] ?? ownCodes.statuses[code]
  if (!told) note('Status', `unknown-code ${code}`)
  const isReserved = reserved.has(values.FlowStatus ?? '') || isYes(values.ConditionalSold)
  const status = told === 'available' && isReserved ? 'option' : (told ?? 'withdrawn')
  const isShown = isYes(values['Info.Enabled']) && isYes(values.Active)
  return { status, isPublished: isShown && status !== 'withdrawn' }
}
