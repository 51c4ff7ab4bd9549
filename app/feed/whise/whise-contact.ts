import * as z from 'zod'
import type { Language } from '../../language/languages'
import type { NoticeOf, PersonalNotice } from '../notices/notice'
import { types, typesByKind } from './whise-codes'
import type { WhiseCredentials } from './whise-credentials'

const languageIds: Record<Language, string> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
  de: 'de-DE',
}
/** Whise wants a country of everyone, and no form of ours asks for one. */
const belgium = 1
const active = 1

/** A name, a way to be reached and the home it is about; nothing else of a person leaves us. */
export function contactOf({ person, about }: PersonalNotice, { officeId }: WhiseCredentials) {
  const { firstName, lastName, email, phone, language } = person
  const estates = [about.property ?? about.project].flatMap((id) => (id ? [Number(id)] : []))
  return {
    Name: lastName || firstName || email,
    ...(firstName && { FirstName: firstName }),
    PrivateEmail: email,
    ...(phone && { PrivateTel: phone }),
    CountryId: belgium,
    LanguageId: languageIds[language],
    ...(officeId && { OfficeIds: [officeId] }),
    StatusId: active,
    ...(estates.length > 0 && { EstateIds: estates }),
  }
}

/** The categories of Whise that become these types of ours. */
function categoriesOf(wanted: number[]): number[] {
  const whole = Object.keys(types).filter((category) => wanted.includes(types[category] ?? 0))
  const kinds = Object.keys(typesByKind).filter((kind) => wanted.includes(typesByKind[kind] ?? 0))
  const ofKinds = kinds.map((kind) => (kind === '3' ? '1' : '2'))
  return [...new Set([...whole, ...ofKinds])].map(Number).sort((one, other) => one - other)
}

export function searchOf(wish: NoticeOf<'demand'>['wish']) {
  const categories = categoriesOf(wish.types)
  const { minPrice, maxPrice, minBedrooms, minLiving } = wish
  const price = { ...(minPrice && { Min: minPrice }), ...(maxPrice && { Max: maxPrice }) }
  return {
    PurposeIds: [wish.goal === 'rent' ? 2 : 1],
    ...(categories.length > 0 && { CategoryIds: categories }),
    ...(wish.zips.length > 0 && { ZipCodes: wish.zips }),
    ...((minPrice || maxPrice) && { PriceRange: price }),
    ...(minLiving && { AreaRange: { Min: minLiving } }),
    ...(minBedrooms && { MinRooms: minBedrooms }),
    ...(wish.hasGarden && { Garden: true }),
    ...(wish.hasTerrace && { Terrace: true }),
    ...(wish.hasGarage && { Garage: true }),
  }
}

/** "2026-11-18T10:00:00", on the clock of Brussels: Whise tells no zone. */
export function calendarTime(moment: string): string {
  return new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' }).replace(' ', 'T')
}

const calendar = z.object({
  id: z.coerce.string(),
  subject: z.string().optional(),
  startDateTime: z.string().optional(),
})

/** An appointment with our mark in its subject. */
export function calendarIn(told: unknown, mark: string) {
  const { data } = calendar.safeParse(told)
  if (!data?.subject?.includes(`[${mark}]`)) return undefined
  return { id: data.id, start: data.startDateTime?.slice(0, 19) ?? '' }
}
