import type { Language } from '../language/languages'
import { type Translatable, translated } from '../language/translated'
import { townInLanguage } from './look-ups/town-in-language'

export type Words = Record<Language, string>

/** What is offered, in a word or two, by the web id of the type; the agency's own names can be lists. */
const kinds: Record<number, Words> = {
  1: { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' },
  2: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  3: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
  4: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  5: {
    nl: 'Opbrengsteigendom',
    fr: 'Immeuble de rapport',
    en: 'Investment property',
    de: 'Renditeobjekt',
  },
  6: { nl: 'Handelspand', fr: 'Commerce', en: 'Commercial property', de: 'Gewerbeimmobilie' },
  7: {
    nl: 'Garage of parking',
    fr: 'Garage ou parking',
    en: 'Garage or parking space',
    de: 'Garage oder Stellplatz',
  },
}
const anything: Words = { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Immobilie' }
export const projectWords: Words = {
  nl: 'Nieuwbouwproject',
  fr: 'Projet neuf',
  en: 'New development',
  de: 'Neubauprojekt',
}

/** A type that nobody knows is a property all the same. */
export function typeWords(type: number): Words {
  return kinds[type] ?? anything
}

type Town = { city: string; zip?: string }
type Titled = Town & { title: Translatable; type: number }
type Consent = { publishAddress: boolean; hideCity: boolean }

/** What the agency wrote, or else what it is and where, so that no property is nameless. */
export function propertyTitle(
  { title, type, city, zip, publishAddress, hideCity }: Titled & Consent,
  language: Language,
): string {
  const town = hideCity && !publishAddress ? '' : city
  return translated(title, language) || named(typeWords(type), { city: town, zip }, language)
}

export function projectTitle(
  { title, city, zip }: Town & { title: Translatable },
  language: Language,
): string {
  return translated(title, language) || named(projectWords, { city, zip }, language)
}

/** "Villa met tuin, Leuven", "Villa avec jardin, Louvain". */
export function titleAndTown(title: string, town: Town, language: Language): string {
  return [title, townBeside(title, town, language)].filter(Boolean).join(', ')
}

/** The town as the reader calls it; empty where there is none to tell, or the title names it already. */
export function townBeside(title: string, { city, zip = '' }: Town, language: Language): string {
  const town = townInLanguage({ city, zip }, language)
  return title.includes(city) || title.includes(town) ? '' : town
}

/** For those who may know the town: "Villa met tuin, Leuven". */
export function placedTitle(property: Titled & { zip: string }, language: Language): string {
  const known = { ...property, publishAddress: true, hideCity: false }
  return titleAndTown(propertyTitle(known, language), property, language)
}

function named(kind: Words, { city, zip = '' }: Town, language: Language): string {
  if (!city) return kind[language]
  const town = townInLanguage({ city, zip }, language)
  return `${kind[language]} ${language === 'fr' ? frenchAt(town) : `in ${town}`}`
}

/** "au Roeulx", "aux Bons Villers", "à La Louvière". */
function frenchAt(town: string): string {
  const [, article, rest] = /^(Les?) (.+)$/.exec(town) ?? []
  if (!article) return `à ${town}`
  return `${article === 'Le' ? 'au' : 'aux'} ${rest}`
}
