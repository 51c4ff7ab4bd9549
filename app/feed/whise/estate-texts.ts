import { isLanguage, type Language } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import { cityName } from '../../properties/look-ups/city-name'
import type { OwnCodes } from '../crm/own-codes'
import { countryAt } from '../crm-mapping/countries'
import { fileNumber } from '../crm-mapping/file-number'
import { namesStreet } from '../crm-mapping/names-street'
import { steadyAddress } from '../crm-mapping/steady-address'
import { isYes } from '../crm-mapping/yes-or-no'
import type { NamedPicture } from '../records/feed-media'
import { pointOf } from '../records/to-property'
import type { Estate } from './estate'
import { countryCodes } from './whise-codes'

export type Note = (field: string, problem: string) => void
export type Reader = {
  goal: 'sale' | 'rent'
  ownLanguage: Language
  ownCodes: OwnCodes
  note: Note
}

const advertTitle = 1914
const latitude = 1849
const longitude = 1850

/** "detail 14" or a field by its name. */
export function valueIn(estate: Estate): (from: string) => unknown {
  return (from) => {
    const [, id] = /^detail (\d+)$/.exec(from) ?? []
    if (!id) return estate[from as keyof Estate]
    const detail = estate.details.find((each) => each.id === Number(id))
    return detail?.enum?.id ?? detail?.value
  }
}

/** The long text where there is one; most agencies write the short one only. */
export function descriptionOf(
  { longDescription, shortDescription }: Estate,
  { ownLanguage }: Pick<Reader, 'ownLanguage'>,
): Translatable {
  const spoken = [...shortDescription, ...longDescription].flatMap(({ languageId, content }) => {
    const code = languageId.trim().slice(0, 2).toLowerCase() || ownLanguage
    return isLanguage(code) && content.trim() !== '' ? [[code, content] as const] : []
  })
  return Object.fromEntries(spoken)
}

/** The name is for the agency itself, and may tell an address that its owner keeps private. */
export function titleOf(estate: Estate, { ownLanguage }: Reader): Translatable {
  const advert = valueIn(estate)(`detail ${advertTitle}`)
  if (typeof advert === 'string' && advert.trim() !== '') return { [ownLanguage]: advert.trim() }
  const { name = '', address = '' } = estate
  const isPrivate = !isYes(estate.displayAddress) && namesStreet(name, String(address))
  return name.trim() === '' || isPrivate ? {} : { [ownLanguage]: name.trim() }
}

export function placeOf(estate: Estate, note: Note) {
  const { id = '1' } = estate.country ?? {}
  const country = countryAt(countryCodes[id] ?? id, (problem) => note('country', problem))
  return { city: cityName(estate.city ?? ''), ...country, ...pointIn(estate) }
}

/** Whise calls the latitude x. */
function pointIn(estate: Estate) {
  const number = (id: number) => {
    const value = valueIn(estate)(`detail ${id}`)
    const read = Number(String(value || Number.NaN).replace(',', '.'))
    return Number.isFinite(read) ? read : null
  }
  return pointOf({ Latitude: number(latitude), Longitude: number(longitude) })
}

/** In their order, which may be missing or doubled; the largest size there is. */
export function picturesOf({ id, pictures }: Estate, alt: Translatable): NamedPicture[] {
  return pictures
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .flatMap((picture) => {
      const source = picture.urlOriginal ?? picture.urlXXL ?? picture.urlLarge
      if (!source) return []
      const number = picture.id ?? fileNumber(steadyAddress(source))
      const version = picture.updateDateTime && `${id}/${number}@${picture.updateDateTime}`
      return [{ id: number, source, alt, version }]
    })
}
