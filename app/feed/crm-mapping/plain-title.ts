import { inLanguages, type Language, languages } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import type { PropertyGoal, PropertyStatus } from '../../properties/property-status'
import { projectWords, typeWords, type Words } from '../../properties/property-title'

type Described = { title: Translatable; description: Translatable }
type Offered = Described & { type: number; goal: PropertyGoal; status: PropertyStatus }

const offers: Record<PropertyGoal, Words> = {
  sale: { nl: 'te koop', fr: 'à vendre', en: 'for sale', de: 'zu verkaufen' },
  rent: { nl: 'te huur', fr: 'à louer', en: 'for rent', de: 'zu vermieten' },
}

/**
 * A CRM may have one title for all languages, or none: a home is then called by what it is. Never by its
 * town, which the office may hide later.
 */
export function titleOfProperty({ type, goal, status, ...described }: Offered): Translatable {
  const isOffered = status === 'available' || status === 'option'
  const kind = typeWords(type)
  return completed(described, (code) =>
    isOffered ? `${kind[code]} ${offers[goal][code]}` : kind[code],
  )
}

export function titleOfProject(described: Described): Translatable {
  return completed(described, (code) => projectWords[code])
}

/** In the languages in which it has a text; in all of them when it has no title at all. */
function completed(
  { title, description }: Described,
  words: (code: Language) => string,
): Translatable {
  const isUntitled = Object.keys(title).length === 0
  const spoken = languages.filter((code) => isUntitled || description[code])
  return { ...inLanguages(spoken, words), ...title }
}
