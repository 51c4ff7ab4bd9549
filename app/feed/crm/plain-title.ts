import { inLanguages, type Language, languages } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import type { PropertyGoal, PropertyStatus } from '../../properties/property-status'

type Kind = Record<Language, string>
type Described = { title: Translatable; description: Translatable; city: string }
type Offered = Described & { type: number; goal: PropertyGoal; status: PropertyStatus }

const project = {
  nl: 'Nieuwbouwproject',
  fr: 'Projet neuf',
  en: 'New-build project',
  de: 'Neubauprojekt',
}
const anything = { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Immobilie' }
/** By our own number of the type. */
const kinds: Record<number, Kind> = {
  1: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  2: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  3: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
  4: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  5: {
    nl: 'Opbrengsteigendom',
    fr: 'Immeuble de rapport',
    en: 'Investment property',
    de: 'Renditeobjekt',
  },
  6: { nl: 'Handelspand', fr: 'Commerce', en: 'Commercial property', de: 'Gewerbeobjekt' },
  7: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' },
}
const offers: Record<PropertyGoal, Kind> = {
  sale: { nl: 'te koop', fr: 'à vendre', en: 'for sale', de: 'zu verkaufen' },
  rent: { nl: 'te huur', fr: 'à louer', en: 'for rent', de: 'zu vermieten' },
}

/** A CRM may have one title for all languages, or none: a home is then called by what it is. */
export function titleOfProperty({ type, goal, status, ...described }: Offered): Translatable {
  const isOffered = status === 'available' || status === 'option'
  const kind = kinds[type] ?? anything
  return completed(described, (code) =>
    isOffered ? `${kind[code]} ${offers[goal][code]}` : kind[code],
  )
}

export function titleOfProject(described: Described): Translatable {
  return completed(described, (code) => project[code])
}

/** In the languages in which it has a text; in all of them when it has no title at all. */
function completed(
  { title, description, city }: Described,
  words: (code: Language) => string,
): Translatable {
  const isUntitled = Object.keys(title).length === 0
  const spoken = languages.filter((code) => isUntitled || description[code])
  const plain = (code: Language) => [words(code), city].filter(Boolean).join(', ')
  return { ...inLanguages(spoken, plain), ...title }
}
