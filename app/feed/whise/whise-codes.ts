import type { Translatable } from '../../language/translated'
import type { PropertyStatus } from '../../properties/property-status'
import type { Codes } from '../crm/read-value'

/** purpose.id: what it is offered for. A life annuity is a sale. */
export const goals: Record<string, 'sale' | 'rent'> = { '1': 'sale', '2': 'rent', '3': 'sale' }
export const annuityPurpose = '3'

/** purposeStatus.id. What stands not here is kept off the site and listed. */
export const statuses: Record<string, PropertyStatus> = {
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
}

/** displayStatusId. */
export const offline = '1'
export const realisation = '4'

/** category.id, and the few kinds within it that are of another type here. */
export const types: Record<string, number> = {
  '1': 1,
  '2': 2,
  '3': 4,
  '4': 6,
  '5': 6,
  '6': 6,
  '7': 7,
}
export const typesByKind: Record<string, number> = {
  // A block of flats is bought for what it yields; studios and student rooms are small.
  '3': 5,
  '21': 3,
  '93': 3,
}

/** country.id: our number, and its name where it is not Belgium. */
export const countries: Record<string, { id: number; name: Translatable }> = {
  '1': { id: 10, name: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' } },
  '2': { id: 63, name: { nl: 'Nederland', fr: 'Pays-Bas', en: 'Netherlands', de: 'Niederlande' } },
  '3': { id: 33, name: { nl: 'Frankrijk', fr: 'France', en: 'France', de: 'Frankreich' } },
  '4': { id: 26, name: { nl: 'Duitsland', fr: 'Allemagne', en: 'Germany', de: 'Deutschland' } },
  '5': { id: 50, name: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' } },
  '7': { id: 32, name: { nl: 'Spanje', fr: 'Espagne', en: 'Spain', de: 'Spanien' } },
  '8': { id: 42, name: { nl: 'Italië', fr: 'Italie', en: 'Italy', de: 'Italien' } },
  '9': { id: 65, name: { nl: 'Portugal', fr: 'Portugal', en: 'Portugal', de: 'Portugal' } },
}

export const heatings: Codes = {
  '658': { nl: 'geen', fr: 'aucun', en: 'none', de: 'keine' },
  '659': { nl: 'gas', fr: 'gaz', en: 'gas', de: 'Gas' },
  '660': { nl: 'gas', fr: 'gaz', en: 'gas', de: 'Gas' },
  '661': { nl: 'stookolie', fr: 'mazout', en: 'heating oil', de: 'Öl' },
  '662': { nl: 'elektrisch', fr: 'électrique', en: 'electric', de: 'elektrisch' },
  '663': { nl: 'kolen', fr: 'charbon', en: 'coal', de: 'Kohle' },
  '664': { nl: 'hout', fr: 'bois', en: 'wood', de: 'Holz' },
  '665': { nl: 'zonne-energie', fr: 'énergie solaire', en: 'solar', de: 'Solarenergie' },
  '666': { nl: 'warme lucht', fr: 'air chaud', en: 'hot air', de: 'Warmluft' },
  '667': { nl: 'warmtepomp', fr: 'pompe à chaleur', en: 'heat pump', de: 'Wärmepumpe' },
  '672': { nl: 'vloerverwarming', fr: 'chauffage au sol', en: 'underfloor', de: 'Fußbodenheizung' },
  '674': { nl: 'stadsverwarming', fr: 'chauffage urbain', en: 'district', de: 'Fernwärme' },
  '1000': { nl: 'pellets', fr: 'pellets', en: 'pellets', de: 'Pellets' },
  '1547': {
    nl: 'condensatieketel',
    fr: 'chaudière à condensation',
    en: 'condensing boiler',
    de: 'Brennwertkessel',
  },
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

const single = { nl: 'enkel glas', fr: 'simple vitrage', en: 'single glazing', de: 'Einfachglas' }
const double = { nl: 'dubbel glas', fr: 'double vitrage', en: 'double glazing', de: 'Doppelglas' }
const triple = {
  nl: 'driedubbel glas',
  fr: 'triple vitrage',
  en: 'triple glazing',
  de: 'Dreifachglas',
}
const mixed = { nl: 'gemengd', fr: 'mixte', en: 'mixed', de: 'gemischt' }

export const glazings: Codes = {
  '1003': single,
  '1007': single,
  '1004': double,
  '1008': double,
  '1005': triple,
  '1009': triple,
  '1006': mixed,
  '1010': mixed,
}

export const floodRisks: Codes = {
  '1229': {
    nl: 'effectief overstromingsgevoelig',
    fr: 'effectivement inondable',
    en: 'effectively prone to flooding',
    de: 'tatsächlich überschwemmungsgefährdet',
  },
  '1230': {
    nl: 'mogelijk overstromingsgevoelig',
    fr: 'potentiellement inondable',
    en: 'possibly prone to flooding',
    de: 'möglicherweise überschwemmungsgefährdet',
  },
  '1233': {
    nl: 'niet overstromingsgevoelig',
    fr: 'non inondable',
    en: 'not prone to flooding',
    de: 'nicht überschwemmungsgefährdet',
  },
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
