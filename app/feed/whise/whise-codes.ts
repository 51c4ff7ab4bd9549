import type { PropertyStatus } from '../../properties/property-status'
import { codeTable } from '../crm-mapping/code-table'
import { floodWords, glazingWords, heatingWords } from '../crm-mapping/property-words'
import type { Codes } from '../crm-mapping/read-value'

/** purpose.id: what it is offered for. A life annuity is a sale. */
export const goals: Record<string, 'sale' | 'rent'> = codeTable({
  '1': 'sale',
  '2': 'rent',
  '3': 'sale',
})
export const annuityPurpose = '3'
/** purposeStatus.id, where the purpose is not told: for sale, to let, sold, let. */
export const goalsByStatus: Record<string, 'sale' | 'rent'> = codeTable({
  '1': 'sale',
  '2': 'rent',
  '3': 'sale',
  '4': 'rent',
})

/** purposeStatus.id. What stands not here is kept off the site and listed. */
export const statuses: Record<string, PropertyStatus> = codeTable({
  '1': 'available',
  '2': 'available',
  '15': 'available',
  '5': 'option',
  '6': 'option',
  '12': 'option',
  '13': 'option',
  '14': 'option',
  '16': 'option',
  '21': 'option',
  '3': 'sold',
  '17': 'sold',
  '22': 'sold',
  '4': 'rented',
  // Cancelled or suspended.
  '8': 'withdrawn',
  '9': 'withdrawn',
  '10': 'withdrawn',
  '11': 'withdrawn',
  // Prospection, preparation and estimates: nothing that was offered yet.
  '19': 'withdrawn',
  '20': 'withdrawn',
  '23': 'withdrawn',
  '24': 'withdrawn',
  '25': 'withdrawn',
  '26': 'withdrawn',
  '27': 'withdrawn',
  '28': 'withdrawn',
})

/** displayStatusId. */
export const offline = '1'
export const realisation = '4'

/** category.id, and the few kinds within it that are of another type here. */
export const types: Record<string, number> = codeTable({
  '1': 1,
  '2': 2,
  '3': 4,
  '4': 6,
  '5': 6,
  '6': 6,
  '7': 7,
})
export const typesByKind: Record<string, number> = codeTable({
  // A block of flats is bought for what it yields; studios and student rooms are small.
  '3': 5,
  '21': 3,
  '93': 3,
})

/** country.id, by its two letters. */
export const countryCodes: Record<string, string> = codeTable({
  '1': 'BE',
  '2': 'NL',
  '3': 'FR',
  '4': 'DE',
  '5': 'LU',
  '7': 'ES',
  '8': 'IT',
  '9': 'PT',
})

export const heatings: Codes = {
  '658': heatingWords.none,
  '659': heatingWords.gas,
  '660': heatingWords.gas,
  '661': heatingWords.oil,
  '662': heatingWords.electric,
  '663': heatingWords.coal,
  '664': heatingWords.wood,
  '665': heatingWords.solar,
  '666': heatingWords.air,
  '667': heatingWords.pump,
  '672': heatingWords.floor,
  '674': heatingWords.district,
  '1000': heatingWords.pellets,
  '1547': heatingWords.condensing,
}

export const kitchens: Codes = {
  '683': { nl: 'niet geïnstalleerd', fr: 'non équipée', en: 'not fitted', de: 'ohne Einbauküche' },
  '684': {
    nl: 'halfgeïnstalleerd',
    fr: 'semi-équipée',
    en: 'partly fitted',
    de: 'teils eingebaut',
  },
  '685': { nl: 'geïnstalleerd', fr: 'équipée', en: 'fitted', de: 'Einbauküche' },
  '686': {
    nl: 'volledig geïnstalleerd',
    fr: 'super équipée',
    en: 'fully fitted',
    de: 'voll ausgestattete Einbauküche',
  },
  '687': { nl: 'open', fr: 'américaine', en: 'open-plan', de: 'offen' },
  '688': {
    nl: 'open, geïnstalleerd',
    fr: 'américaine équipée',
    en: 'open-plan, fitted',
    de: 'offen',
  },
  '689': {
    nl: 'open, volledig geïnstalleerd',
    fr: 'américaine super équipée',
    en: 'open-plan, fully fitted',
    de: 'offen, voll ausgestattet',
  },
}

export const glazings: Codes = {
  '1003': glazingWords.single,
  '1007': glazingWords.single,
  '1004': glazingWords.double,
  '1008': glazingWords.double,
  '1005': glazingWords.triple,
  '1009': glazingWords.triple,
  '1006': glazingWords.mixed,
  '1010': glazingWords.mixed,
}

export const floodRisks: Codes = {
  '1229': floodWords.effective,
  '1230': floodWords.possible,
  '1233': floodWords.none,
}

/** Those for which the decree has an abbreviation. */
export const zonings: Codes = {
  '1': 'Ag',
  '5': 'Bg',
  '6': 'Igb',
  '7': 'Gdr',
  '8': 'Gvr',
  '10': 'Ng',
  '11': 'Pg',
  '12': 'Wg',
  '13': 'Wche',
  '14': 'Wp',
  '15': 'Wug',
  '17': 'Nr',
  '18': 'Lwag',
  '19': 'Iab',
  '999': 'Wglk',
}

export const summonses: Codes = {
  '1832': 'Dv',
  '1833': 'Ho',
  '1834': 'Bo',
  '1835': 'Lod',
  '1836': 'Ms',
  '1837': 'Gmo',
}
