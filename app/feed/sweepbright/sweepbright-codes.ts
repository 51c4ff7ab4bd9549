import type { Translatable } from '../../language/translated'
import type { PropertyStatus } from '../../properties/property-status'
import type { Codes } from '../crm/read-value'

export const goals: Record<string, 'sale' | 'rent'> = { sale: 'sale', let: 'rent' }

/** status. What stands not here is kept off the site and listed. */
export const statuses: Record<string, PropertyStatus> = {
  available: 'available',
  bid: 'available',
  sale: 'available',
  let: 'available',
  option: 'option',
  agreement: 'option',
  under_contract: 'option',
  sold: 'sold',
  rented: 'rented',
  lost: 'withdrawn',
  // Nothing that was offered yet.
  prospect: 'withdrawn',
}

/** type, and the few kinds within it that are of another type here. */
export const types: Record<string, number> = {
  house: 1,
  apartment: 2,
  land: 4,
  commercial: 6,
  office: 6,
  parking: 7,
}
export const typesByKind: Record<string, number> = {
  // A block of flats is bought for what it yields; studios and student rooms are small.
  apartment_block: 5,
  investment_property: 5,
  studio: 3,
  student_accommodation: 3,
}
/** sub_type: a business that is taken over. */
export const takeOver = 'trading_fund'

/** The types of SweepBright that become these of ours. */
export function typesIn(wanted: number[]): string[] {
  const whole = Object.keys(types).filter((name) => wanted.includes(types[name] ?? 0))
  const ofKinds = wanted.includes(3) || wanted.includes(5) ? ['apartment'] : []
  return [...new Set([...whole, ...ofKinds])]
}

/** sub_type: how many sides stand free. */
export const facades: Record<string, number> = {
  detached: 4,
  villa: 4,
  semi_detached: 3,
  end_of_terrace: 3,
  terraced: 2,
}

/** country: our number, and its name. */
export const countries: Record<string, { id: number; name: Translatable }> = {
  BE: { id: 10, name: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' } },
  NL: { id: 63, name: { nl: 'Nederland', fr: 'Pays-Bas', en: 'Netherlands', de: 'Niederlande' } },
  FR: { id: 33, name: { nl: 'Frankrijk', fr: 'France', en: 'France', de: 'Frankreich' } },
  DE: { id: 26, name: { nl: 'Duitsland', fr: 'Allemagne', en: 'Germany', de: 'Deutschland' } },
  LU: { id: 50, name: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' } },
  ES: { id: 32, name: { nl: 'Spanje', fr: 'Espagne', en: 'Spain', de: 'Spanien' } },
  IT: { id: 42, name: { nl: 'Italië', fr: 'Italie', en: 'Italy', de: 'Italien' } },
  PT: { id: 65, name: { nl: 'Portugal', fr: 'Portugal', en: 'Portugal', de: 'Portugal' } },
}

/** unit: square metres in each. */
export const units: Record<string, number> = {
  sq_m: 1,
  are: 100,
  hectare: 10_000,
  acre: 4_046.856,
  sq_ft: 0.092903,
}

/** rent_period; by the month goes without saying. */
export const periods: Record<string, Translatable> = {
  week: { nl: 'per week', fr: 'par semaine', en: 'per week', de: 'pro Woche' },
}

export const heatPump: Codes = {
  true: { nl: 'warmtepomp', fr: 'pompe à chaleur', en: 'heat pump', de: 'Wärmepumpe' },
  false: null,
}
export const fuel: Codes = {
  true: { nl: 'stookolie', fr: 'mazout', en: 'heating oil', de: 'Öl' },
  false: null,
}
export const doubleGlazing: Codes = {
  true: { nl: 'dubbel glas', fr: 'double vitrage', en: 'double glazing', de: 'Doppelglas' },
  false: null,
}

export const orientations: Codes = {
  N: { nl: 'noord', fr: 'nord', en: 'north', de: 'Norden' },
  NE: { nl: 'noordoost', fr: 'nord-est', en: 'north-east', de: 'Nordosten' },
  E: { nl: 'oost', fr: 'est', en: 'east', de: 'Osten' },
  SE: { nl: 'zuidoost', fr: 'sud-est', en: 'south-east', de: 'Südosten' },
  S: { nl: 'zuid', fr: 'sud', en: 'south', de: 'Süden' },
  SW: { nl: 'zuidwest', fr: 'sud-ouest', en: 'south-west', de: 'Südwesten' },
  W: { nl: 'west', fr: 'ouest', en: 'west', de: 'Westen' },
  NW: { nl: 'noordwest', fr: 'nord-ouest', en: 'north-west', de: 'Nordwesten' },
}

export const inspections: Codes = {
  conform: { nl: 'conform', fr: 'conforme', en: 'compliant', de: 'konform' },
  not_conform: { nl: 'niet conform', fr: 'non conforme', en: 'not compliant', de: 'nicht konform' },
  no_report: {
    nl: 'geen keuring',
    fr: 'pas de contrôle',
    en: 'not inspected',
    de: 'nicht geprüft',
  },
  not_applicable: null,
}

export const floodRisks: Codes = {
  no_flood_risk_area: {
    nl: 'niet overstromingsgevoelig',
    fr: 'non inondable',
    en: 'not prone to flooding',
    de: 'nicht überschwemmungsgefährdet',
  },
  potential_flood_sensitive_area: {
    nl: 'mogelijk overstromingsgevoelig',
    fr: 'potentiellement inondable',
    en: 'possibly prone to flooding',
    de: 'möglicherweise überschwemmungsgefährdet',
  },
  effective_flood_sensitive_area: {
    nl: 'effectief overstromingsgevoelig',
    fr: 'effectivement inondable',
    en: 'effectively prone to flooding',
    de: 'tatsächlich überschwemmungsgefährdet',
  },
}
export const floodScores: Codes = { A: 'A', B: 'B', C: 'C', D: 'D' }

/** land_use_designation: those for which the decree has an abbreviation. */
export const zonings: Codes = {
  residential: 'Wg',
  residential_expansion_area: 'Wug',
  residential_park: 'Wp',
  residential_area_with_cultural_historical_value: 'Wche',
  residential_area_with_a_rural_character: 'Wglk',
  industrial: 'Igb',
  industrial_area_for_sme: 'Iab',
  agricultural: 'Ag',
  agricultural_area_with_scenic_value: 'Lwag',
  forest_area: 'Bg',
  nature_area: 'Ng',
  natural_reserve: 'Nr',
  park: 'Pg',
  day_recreation_area: 'Gdr',
  area_for_leisure_accomodation: 'Gvr',
}
