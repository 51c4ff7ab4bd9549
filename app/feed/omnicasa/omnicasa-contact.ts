import type { NoticeOf, PersonalNotice } from '../notices/notice'
import { languageIds, typesByMain } from './omnicasa-codes'

/** All of a question is one address, which may be only so long. */
const longestText = 1_000

/** A name and a way to be reached; nothing else of a person leaves us. */
export function personOf({ person }: PersonalNotice) {
  const { firstName, lastName, email, phone, language } = person
  const id = languageIds[language]
  return {
    Name: lastName || firstName || email,
    ...(firstName && { FirstName: firstName }),
    Email: email,
    ...(phone && { PhoneNumber: phone }),
    LanguageId: id,
    LanguageIdFromParameter: id,
  }
}

export function textOf(words: string, mark: string) {
  const letters = [...words]
  const isCut = letters.length > longestText
  const kept = isCut ? `${letters.slice(0, longestText).join('')}…` : words
  return { text: `${kept}\n[${mark}]`, isCut }
}

/** Lists are one text with commas. */
export function demandOf(wish: NoticeOf<'demand'>['wish']) {
  const mainTypes = Object.keys(typesByMain).filter((id) =>
    wish.types.includes(typesByMain[id] ?? 0),
  )
  const { minPrice, maxPrice, minBedrooms, minLiving } = wish
  return {
    Goal: wish.goal === 'rent' ? 1 : 0,
    ...(mainTypes.length > 0 && { TypeOfPropertyIDs: mainTypes.join(',') }),
    ...(wish.zips.length > 0 && { Zips: wish.zips.join(',') }),
    ...(minPrice && { PriceMin: minPrice }),
    ...(maxPrice && { PriceMax: maxPrice, Budget: maxPrice }),
    ...(minBedrooms && { MinRooms: minBedrooms }),
    ...(minLiving && { LivingArea: minLiving }),
    ...(wish.hasGarden && { Garden: true }),
    ...(wish.hasTerrace && { Terrace: true }),
    ...(wish.hasGarage && { MinGarages: 1 }),
  }
}
