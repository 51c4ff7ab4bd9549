import type { Language } from '../../language/languages'
import type { PropertyGoal, PropertyStatus } from '../../properties/property-status'
import { codeTable } from '../crm-mapping/code-table'
import { frameWords, glazingWords } from '../crm-mapping/property-words'
import type { Codes } from '../crm-mapping/read-value'

/** LanguageId and DescriptionLanguageId. */
export const languageIds: Record<Language, number> = { nl: 1, fr: 2, en: 3, de: 4 }

/** Goal: for sale, to let, to take over. */
export const goals: Record<string, PropertyGoal> = codeTable({
  '0': 'sale',
  '1': 'rent',
  '2': 'rent',
})

/** Status. What stands not here is kept off the site and listed. */
export const statuses: Record<string, PropertyStatus> = codeTable({
  '0': 'withdrawn',
  '1': 'available',
  '2': 'sold',
  '3': 'withdrawn',
  '4': 'rented',
  '5': 'withdrawn',
  '6': 'reference',
  '7': 'option',
})
/** Those that are asked for; the others are prospects, cancelled or inactive. */
export const askedStatuses = '1,2,4,6'

/** PriceUnit. */
export const startingFrom = '7'

/** WebID: Omnicasa's types for websites are ours. */
export const types: Record<string, number> = oneToOne(7)

/** MainTypeID, for a home whose web type is none of those. */
export const typesByMain: Record<string, number> = codeTable({
  ...sameType(1, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154),
  ...sameType(1, 155, 156, 163),
  ...sameType(2, 1, 7, 10, 12, 14, 15, 131),
  ...sameType(3, 11, 17, 128),
  ...sameType(4, 3, 27, 30, 137, 138),
  ...sameType(5, 132, 135, 162),
  ...sameType(6, 42, 127, 133, 134, 136, 157, 159, 165),
  ...sameType(7, 158),
})

function sameType(type: number, ...mainTypes: number[]): Record<string, number> {
  return Object.fromEntries(mainTypes.map((id) => [id, type]))
}

function oneToOne(last: number): Record<string, number> {
  return codeTable(Object.fromEntries(Array.from({ length: last }, (_, at) => [at + 1, at + 1])))
}

/** CountryAbbr, where CountryID is not told; the numbers are Omnicasa's and ours. */
export const countries: Record<string, number> = codeTable({
  B: 10,
  BE: 10,
  D: 26,
  DE: 26,
  E: 32,
  ES: 32,
  F: 33,
  FR: 33,
  GB: 36,
  I: 42,
  IT: 42,
  L: 50,
  LU: 50,
  NL: 63,
  P: 65,
  PT: 65,
  CH: 18,
  US: 83,
})

export const glazings: Codes = {
  '1': glazingWords.single,
  '2': glazingWords.double,
  '3': glazingWords.triple,
}

export const frames: Codes = {
  '1': frameWords.wood,
  '2': frameWords.pvc,
  '3': frameWords.aluminium,
  '4': {
    nl: 'gelakt aluminium',
    fr: 'aluminium laqué',
    en: 'painted aluminium',
    de: 'lackiertes Aluminium',
  },
}

/** AreaApplication: those for which the decree has an abbreviation. */
export const zonings: Codes = {
  '1': 'Wg',
  '4': 'Igb',
  '7': 'Bg',
  '8': 'Ag',
  '11': 'Pg',
  '12': 'Ng',
  '14': 'Gdr',
  '15': 'Gvr',
  '16': 'Iab',
  '17': 'Lwag',
  '18': 'Nr',
  '19': 'Wche',
  '20': 'Wp',
  '21': 'Wug',
  '22': 'Wglk',
}

export const soilStates: Codes = { '0': 'missing', '1': 'pending', '2': 'present' }
export const judicialAnswers: Codes = { '0': 'no', '1': 'yes', '2': 'on-request' }

/** Status of a project. */
export const projectStatuses = {
  '0': 'preparation',
  '1': 'active',
  '2': 'sold-out',
} as const

/** SourceId of a contact: the agency's own website. */
export const ownWebsite = 5
/** TypeId of a history: a visit. */
export const visitHistory = 1
