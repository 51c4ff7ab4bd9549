import type { FieldLine } from '../crm-mapping/field-table'
import { floodRisks, glazings, heatings, kitchens, summonses, zonings } from './whise-codes'

/**
 * Which field of Whise becomes which of ours. "detail 14" is the line with id 14 in the list of details
 * of an estate. A field that stands not here is not read, and not kept: Whise sends owners, contracts
 * and commissions to who may see them.
 */
export const whiseFields: readonly FieldLine[] = [
  { from: 'referenceNumber', to: 'reference', as: 'word' },
  { from: 'address', to: 'street', as: 'word' },
  { from: 'number', to: 'houseNumber', as: 'word' },
  { from: 'box', to: 'box', as: 'word' },
  { from: 'zip', to: 'zip', as: 'word' },
  { from: 'displayAddress', to: 'publishAddress', as: 'yes' },
  { from: 'displayPrice', to: 'publishPrice', as: 'yes' },
  { from: 'price', to: 'priceCents', as: 'euros' },
  { from: 'putOnlineDateTime', to: 'publishedDay', as: 'day' },

  { from: 'rooms', to: 'bedrooms', as: 'count' },
  { from: 'bathRooms', to: 'bathrooms', as: 'count' },
  { from: 'area', to: 'livingArea', as: 'measure' },
  { from: 'groundArea', to: 'groundArea', as: 'measure' },
  { from: 'gardenArea', to: 'details.surfaces.garden', as: 'measure' },
  { from: 'detail 874', to: 'details.surfaces.terrace', as: 'measure' },
  { from: 'detail 27', to: 'details.surfaces.constructed', as: 'measure' },
  { from: 'detail 713', to: 'details.surfaces.frontWidth', as: 'measure' },
  { from: 'detail 26', to: 'details.surfaces.plotWidth', as: 'measure' },

  { from: 'garden', to: 'hasGarden', as: 'yes' },
  { from: 'terrace', to: 'hasTerrace', as: 'yes' },
  { from: 'garage', to: 'hasGarage', as: 'yes' },
  { from: 'detail 372', to: 'hasLift', as: 'yes' },
  { from: 'fronts', to: 'details.building.facades', as: 'count' },
  { from: 'availabilityDateTime', to: 'details.building.availableFrom', as: 'day' },
  { from: 'detail 14', to: 'constructionYear', as: 'year' },
  { from: 'detail 585', to: 'details.building.renovationYear', as: 'year' },
  { from: 'detail 57', to: 'details.building.showerRooms', as: 'count' },
  { from: 'detail 55', to: 'details.building.toilets', as: 'count' },
  { from: 'detail 19', to: 'details.building.garages', as: 'count' },
  { from: 'detail 15', to: 'details.building.floors', as: 'count' },
  { from: 'floor', to: 'details.building.floor', as: 'count' },

  { from: 'detail 2089', to: 'energyPerformance', as: 'number' },
  { from: 'detail 2391', to: 'details.energy.certificate', as: 'word' },
  { from: 'detail 2776', to: 'details.energy.certificateExpiry', as: 'american-day' },
  { from: 'detail 2090', to: 'details.energy.co2', as: 'number' },
  { from: 'detail 2390', to: 'details.energy.total', as: 'number' },
  { from: 'detail 1020', to: 'details.energy.heating', as: 'code', codes: heatings },
  { from: 'detail 1595', to: 'details.energy.kitchen', as: 'code', codes: kitchens },
  { from: 'detail 1634', to: 'details.comfort.glazing', as: 'code', codes: glazings },

  { from: 'detail 301', to: 'details.costs.renterCharges', as: 'euros' },
  { from: 'detail 1733', to: 'details.costs.cadastralIncome', as: 'euros' },

  { from: 'detail 2222', to: 'details.environment.floodZones', as: 'code', codes: floodRisks },
  {
    from: 'detail 820',
    to: 'details.environment.soil',
    as: 'code',
    codes: { '1': 'present', '0': 'missing' },
  },
  { from: 'detail 1736', to: 'details.planning.zoning', as: 'code', codes: zonings },
  {
    from: 'detail 808',
    to: 'details.planning.permit',
    as: 'code',
    codes: { '1': 'Vg', '0': 'Gvg' },
  },
  {
    from: 'detail 812',
    to: 'details.planning.allotment',
    as: 'code',
    codes: { '1': 'Vv', '0': 'Gvv' },
  },
  { from: 'detail 2712', to: 'details.planning.summons', as: 'code', codes: summonses },
  {
    from: 'detail 1734',
    to: 'details.planning.preemption',
    as: 'code',
    codes: { '1': 'Vkr', '0': 'Gvkr' },
  },
  {
    from: 'detail 691',
    to: 'details.planning.judicial',
    as: 'code',
    codes: { '1': 'yes', '0': 'no' },
  },
]

/** Of a project; its units are properties of their own. */
export const whiseProjectFields: readonly FieldLine[] = [
  { from: 'referenceNumber', to: 'number', as: 'word' },
  { from: 'address', to: 'street', as: 'word' },
  { from: 'number', to: 'houseNumber', as: 'word' },
  { from: 'box', to: 'box', as: 'word' },
  { from: 'zip', to: 'zip', as: 'word' },
  { from: 'displayAddress', to: 'publishAddress', as: 'yes' },
  { from: 'price', to: 'priceMinCents', as: 'euros' },
]
