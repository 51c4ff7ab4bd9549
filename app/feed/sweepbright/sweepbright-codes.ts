import type { Translatable } from '../../language/translated'
import type { PropertyStatus } from '../../properties/property-status'
import { codeTable } from '../crm-mapping/code-table'
import {
  floodWords,
  glazingWords,
  heatingWords,
  inspectionWords,
  orientationWords,
} from '../crm-mapping/property-words'
import type { Codes } from '../crm-mapping/read-value'

export const goals: Record<string, 'sale' | 'rent'> = codeTable({
  sale: 'sale',
  let: 'rent',
  rent: 'rent',
})

/** status. What stands not here is kept off the site and listed. */
export const statuses: Record<string, PropertyStatus> = codeTable({
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
})

/** type, and the few kinds within it that are of another type here. */
export const types: Record<string, number> = codeTable({
  house: 1,
  apartment: 2,
  land: 4,
  commercial: 6,
  office: 6,
  parking: 7,
})
export const typesByKind: Record<string, number> = codeTable({
  // A block of flats is bought for what it yields; studios and student rooms are small.
  apartment_block: 5,
  investment_property: 5,
  studio: 3,
  student_accommodation: 3,
})
/** sub_type: a business that is taken over. */
export const takeOver = 'trading_fund'

/** The types of SweepBright that become these of ours. */
export function typesIn(wanted: number[]): string[] {
  const whole = Object.keys(types).filter((name) => wanted.includes(types[name] ?? 0))
  const ofKinds = wanted.includes(3) || wanted.includes(5) ? ['apartment'] : []
  return [...new Set([...whole, ...ofKinds])]
}

/** sub_type: how many sides stand free. */
export const facades: Record<string, number> = codeTable({
  detached: 4,
  villa: 4,
  semi_detached: 3,
  end_of_terrace: 3,
  terraced: 2,
})

/** unit: square metres in each. */
export const units: Record<string, number> = codeTable({
  sq_m: 1,
  are: 100,
  hectare: 10_000,
  acre: 4_046.856,
  sq_ft: 0.092903,
})

/** rent_period; by the month goes without saying. */
export const periods: Record<string, Translatable> = codeTable({
  week: { nl: 'per week', fr: 'par semaine', en: 'per week', de: 'pro Woche' },
})

export const heatPump: Codes = { true: heatingWords.pump, false: null }
export const fuel: Codes = { true: heatingWords.oil, false: null }
export const doubleGlazing: Codes = { true: glazingWords.double, false: null }

export const orientations: Codes = {
  N: orientationWords.north,
  NE: orientationWords.northEast,
  E: orientationWords.east,
  SE: orientationWords.southEast,
  S: orientationWords.south,
  SW: orientationWords.southWest,
  W: orientationWords.west,
  NW: orientationWords.northWest,
}

export const inspections: Codes = {
  conform: inspectionWords.conform,
  not_conform: inspectionWords.notConform,
  no_report: inspectionWords.none,
  not_applicable: null,
}

export const floodRisks: Codes = {
  no_flood_risk_area: floodWords.none,
  potential_flood_sensitive_area: floodWords.possible,
  effective_flood_sensitive_area: floodWords.effective,
}

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
