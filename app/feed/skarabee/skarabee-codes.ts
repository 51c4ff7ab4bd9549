import type { Translatable } from '../../language/translated'
import type { PropertyStatus } from '../../properties/property-status'
import { codeTable } from '../crm-mapping/code-table'
import {
  floodWords,
  frameWords,
  glazingWords,
  heatingWords,
  inspectionWords,
  orientationWords,
} from '../crm-mapping/property-words'
import type { Codes } from '../crm-mapping/read-value'

/** Status. What stands not here is kept off the site and listed. */
export const statuses: Record<string, PropertyStatus> = codeTable({
  FOR_SALE: 'available',
  FOR_RENT: 'available',
  OPTION_FOR_SALE: 'option',
  OPTION_FOR_RENT: 'option',
  SOLD: 'sold',
  RENTED: 'rented',
  FOR_SALE_ORDER_ENDED: 'withdrawn',
  FOR_RENT_ORDER_ENDED: 'withdrawn',
  // Nothing that was offered yet, or is offered at all.
  PROSPECT_FOR_SALE: 'withdrawn',
  PROSPECT_FOR_RENT: 'withdrawn',
  PRICING: 'withdrawn',
  IN_MANAGEMENT: 'withdrawn',
})

/** FlowStatus of a home that is for sale or to let: somebody is ahead. */
export const reserved = new Set([
  'FOR_SALE_WITH_BID',
  'FOR_SALE_RESERVED',
  'FOR_RENT_RESERVED',
  'TO_COMPLETE_OPTION_FOR_SALE',
  'SOLD_UNDER_RESERVE',
])

/** Typo.Sort, and the genres within it that are of another type here. */
export const types: Record<string, number> = codeTable({
  Dwelling: 1,
  Flat: 2,
  ServiceFlat: 2,
  Room: 3,
  Land: 4,
  ProfessionalLand: 4,
  Shop: 6,
  Catering: 6,
  Office: 6,
  Industry: 6,
  ProfessionalOther: 6,
  Parking: 7,
})
export const typesByGenre: Record<string, number> = codeTable({
  // A building with several homes is bought for what it yields; studios and student rooms are small.
  Dwelling_Building: 5,
  Flat_Building: 5,
  Studio: 3,
  StudentRoom: 3,
  IndependentRoom: 3,
  // Within "Other".
  HolidayHouse: 1,
  Forest: 4,
  PastureLand: 4,
  RecreationGround: 4,
})
/** IsYieldProperty. */
export const yieldType = 5

/** Typo.Characterisation: how many sides stand free. */
export const facades: Codes = {
  Dwelling_Detached: 4,
  Dwelling_SemiDetached: 3,
  Dwelling_HalfDetached: 3,
  Dwelling_LinkedSemiDetached: 3,
  Dwelling_End: 3,
  Dwelling_Terraced: 2,
  Dwelling_Linked: 2,
}

/** PriceType; in whole, and by the month for a rent, goes without saying. */
export const priceUnits: Record<string, Translatable> = codeTable({
  PRICE_PER_YEAR: { nl: 'per jaar', fr: 'par an', en: 'per year', de: 'pro Jahr' },
  PER_M2: { nl: 'per m²', fr: 'par m²', en: 'per m²', de: 'pro m²' },
  M2_PER_MONTH: {
    nl: 'per m² per maand',
    fr: 'par m² par mois',
    en: 'per m² per month',
    de: 'pro m² und Monat',
  },
  M2_PER_YEAR: {
    nl: 'per m² per jaar',
    fr: 'par m² par an',
    en: 'per m² per year',
    de: 'pro m² und Jahr',
  },
})

/** ChargesAndProvisionsInterval, and Period of an annuity: months in each. */
export const months: Record<string, number> = codeTable({
  MONTHLY: 1,
  TRIMESTER: 3,
  TRIMESTRIAL: 3,
  QUARTERLY: 3,
  YEARLY: 12,
})

export const glazings: Codes = {
  SINGLE: glazingWords.single,
  DOUBLE: glazingWords.double,
  PARTLY_DOUBLE: {
    nl: 'deels dubbel glas',
    fr: 'double vitrage partiel',
    en: 'partly double glazing',
    de: 'teilweise Doppelglas',
  },
  HIGHEFFICIENCY: {
    nl: 'hoogrendementsglas',
    fr: 'vitrage à haut rendement',
    en: 'high-efficiency glazing',
    de: 'Wärmeschutzglas',
  },
  SUPERINSULATING: {
    nl: 'superisolerend glas',
    fr: 'vitrage super isolant',
    en: 'super-insulating glazing',
    de: 'hoch isolierendes Glas',
  },
  TRIPLE: glazingWords.triple,
  BAY: null,
  OTHER: null,
}

export const frames: Codes = {
  PVC: frameWords.pvc,
  WOOD: frameWords.wood,
  ALUMINIUM: frameWords.aluminium,
  OTHER: null,
}

export const heatings: Codes = {
  NONE: heatingWords.none,
  NATURAL_GAS: heatingWords.gas,
  GAS_STOVE: heatingWords.gas,
  GAS_FIREPLACE: heatingWords.gas,
  HEATING_OIL: heatingWords.oil,
  ELECTRICITY: heatingWords.electric,
  COALS: heatingWords.coal,
  SOLAR_COLLECTORS: heatingWords.solar,
  HOT_AIR_HEATING: heatingWords.air,
  HEATING_PUMP: heatingWords.pump,
  GEOTHERMAL: heatingWords.pump,
  FLOOR_HEATING_FULLY: heatingWords.floor,
  FLOOR_HEATING_PARTIAL: heatingWords.floor,
  DISTRICT_HEATING: heatingWords.district,
  PELLET_STOVE: heatingWords.pellets,
  CONDENSING_BOILER: heatingWords.condensing,
  COLLECTIVE_HEATING: {
    nl: 'gemeenschappelijk',
    fr: 'collectif',
    en: 'shared',
    de: 'gemeinschaftlich',
  },
  INDIVIDUAL: { nl: 'individueel', fr: 'individuel', en: 'individual', de: 'individuell' },
  OTHER: null,
}

const openKitchen = { nl: 'open', fr: 'américaine', en: 'open-plan', de: 'offen' }

export const kitchens: Codes = {
  BUILD_WITHOUT_APPLIANCES: {
    nl: 'ingebouwd, zonder toestellen',
    fr: 'encastrée, sans appareils',
    en: 'fitted, without appliances',
    de: 'Einbauküche ohne Geräte',
  },
  BUILD_WITH_APPLIANCES: {
    nl: 'ingebouwd, met toestellen',
    fr: 'encastrée, avec appareils',
    en: 'fitted, with appliances',
    de: 'Einbauküche mit Geräten',
  },
  OPEN_KITCHEN: openKitchen,
  AMERICAN_KITCHEN: openKitchen,
  SEMI_OPEN_KITCHEN: { nl: 'halfopen', fr: 'semi-ouverte', en: 'semi-open', de: 'halb offen' },
  CLOSED_KITCHEN: { nl: 'gesloten', fr: 'fermée', en: 'separate', de: 'geschlossen' },
  KITCHENETTE: { nl: 'kitchenette', fr: 'kitchenette', en: 'kitchenette', de: 'Kochnische' },
  LARGE_KITCHEN: { nl: 'leefkeuken', fr: 'cuisine-séjour', en: 'kitchen-diner', de: 'Wohnküche' },
}

const tiles = { nl: 'pannen', fr: 'tuiles', en: 'tiles', de: 'Ziegel' }
export const roofs: Codes = {
  TILES: tiles,
  INDUSTRIAL_TILES: tiles,
  TILES_TERRA_COTTA: tiles,
  SLATE: { nl: 'leien', fr: 'ardoises', en: 'slate', de: 'Schiefer' },
  ZINC: { nl: 'zink', fr: 'zinc', en: 'zinc', de: 'Zink' },
  CONCRETE: { nl: 'beton', fr: 'béton', en: 'concrete', de: 'Beton' },
  STUBBLE: { nl: 'riet', fr: 'chaume', en: 'thatch', de: 'Reet' },
  SHEETING: null,
  IN_TERRACE: null,
  OTHER: null,
  UNKNOWN: null,
}

export const conditions: Codes = {
  BAD: { nl: 'slecht', fr: 'mauvais', en: 'poor', de: 'schlecht' },
  MEDIOCRE: { nl: 'matig', fr: 'moyen', en: 'fair', de: 'mäßig' },
  GOOD: { nl: 'goed', fr: 'bon', en: 'good', de: 'gut' },
  VERY_GOOD: { nl: 'zeer goed', fr: 'très bon', en: 'very good', de: 'sehr gut' },
}

export const orientations: Codes = {
  NORTH: orientationWords.north,
  NORTH_EAST: orientationWords.northEast,
  EAST: orientationWords.east,
  SOUTH_EAST: orientationWords.southEast,
  SOUTH: orientationWords.south,
  SOUTH_WEST: orientationWords.southWest,
  WEST: orientationWords.west,
  NORTH_WEST: orientationWords.northWest,
}

export const floodRisks: Codes = {
  EFFECTIVE: floodWords.effective,
  POSSIBLE: floodWords.possible,
  NONE: floodWords.none,
}

/** Conform, of a certificate. */
export const inspections: Codes = {
  true: inspectionWords.conform,
  false: inspectionWords.notConform,
}

/** AreaApplication: the abbreviations of the decree, as they are. */
export const zonings: Codes = Object.fromEntries(
  'Wg Wug Wp Wche Wglk Igb Iab Ag Lwag Bg Ng Nr Pg Gdr Gvr'.split(' ').map((code) => [code, code]),
)
/** JudicialDecisionType: those of the decree as well. */
export const summonses: Codes = Object.fromEntries(
  'Dv Ho Bo Lod Ms Gmo'.split(' ').map((code) => [code, code]),
)
