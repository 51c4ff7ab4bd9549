import type { FieldLine } from '../crm-mapping/field-table'
import { floodScores } from '../crm-mapping/property-words'
import {
  doubleGlazing,
  floodRisks,
  fuel,
  heatPump,
  inspections,
  orientations,
  zonings,
} from './sweepbright-codes'

const yesOrNo = (yes: string, no: string) => ({ true: yes, false: no })
const land = 'legal.property_and_land'

/**
 * Which field of SweepBright becomes which of ours. A field that stands not here is not read, and not
 * kept: SweepBright sends vendors, buyers, tenants and notes along. Sizes are in m² by then, and
 * "amenities.garden" is the word "garden" in the list of amenities.
 */
export const sweepbrightFields: readonly FieldLine[] = [
  { from: 'settings.reference', to: 'reference', as: 'word' },
  { from: 'location.street', to: 'street', as: 'word' },
  { from: 'location.box', to: 'box', as: 'word' },
  { from: 'location.postal_code', to: 'zip', as: 'word' },

  { from: 'bedrooms', to: 'bedrooms', as: 'count' },
  { from: 'bathrooms', to: 'bathrooms', as: 'count' },
  { from: 'sizes.liveable_area', to: 'livingArea', as: 'measure' },
  { from: 'sizes.plot_area', to: 'groundArea', as: 'measure' },
  { from: 'sizes.gross_area', to: 'details.surfaces.total', as: 'measure' },
  { from: 'amenities.garden', to: 'hasGarden', as: 'yes' },
  { from: 'amenities.terrace', to: 'hasTerrace', as: 'yes' },
  { from: 'amenities.lift', to: 'hasLift', as: 'yes' },
  { from: 'building.construction.year', to: 'constructionYear', as: 'year' },
  { from: 'building.renovation.year', to: 'details.building.renovationYear', as: 'year' },
  { from: 'shower_rooms', to: 'details.building.showerRooms', as: 'count' },
  { from: 'toilets', to: 'details.building.toilets', as: 'count' },
  { from: 'floors', to: 'details.building.floors', as: 'count' },
  { from: 'location.floor', to: 'details.building.floor', as: 'count' },
  { from: 'occupancy.available_from', to: 'details.building.availableFrom', as: 'day' },

  { from: 'legal.energy.epc_value', to: 'energyPerformance', as: 'number' },
  { from: 'legal.energy.epc_reference', to: 'details.energy.certificate', as: 'word' },
  { from: 'legal.energy.co2_emissions', to: 'details.energy.co2', as: 'number' },
  { from: 'legal.energy.total_epc_value', to: 'details.energy.total', as: 'number' },
  { from: 'features.energy.fuel', to: 'details.energy.heating', as: 'code', codes: fuel },
  { from: 'features.energy.heat_pump', to: 'details.energy.heating', as: 'code', codes: heatPump },
  {
    from: 'features.ecology.double_glazing',
    to: 'details.comfort.glazing',
    as: 'code',
    codes: doubleGlazing,
  },
  {
    from: 'garden_orientation',
    to: 'details.comfort.gardenOrientation',
    as: 'code',
    codes: orientations,
  },
  {
    from: 'terrace_orientation',
    to: 'details.comfort.terraceOrientation',
    as: 'code',
    codes: orientations,
  },

  { from: 'price_recurring_costs.amount', to: 'details.costs.renterCharges', as: 'euros' },
  {
    from: 'price_yearly_budgeted_building_costs.amount',
    to: 'details.costs.ownerCharges',
    as: 'euros',
  },
  { from: 'price_guarantee.amount', to: 'details.costs.deposit', as: 'euros' },
  { from: 'price_inventory_report_cost.amount', to: 'details.costs.inventoryCost', as: 'euros' },
  { from: 'price_property_taxes.amount', to: 'details.costs.realEstateTax', as: 'euros' },
  { from: `${land}.cadastral_income`, to: 'details.costs.cadastralIncome', as: 'euros' },

  {
    from: 'legal.energy.report_electricity_gas',
    to: 'details.environment.electricity',
    as: 'code',
    codes: inspections,
  },
  {
    from: `${land}.flood_risk`,
    to: 'details.environment.floodZones',
    as: 'code',
    codes: floodRisks,
  },
  {
    from: `${land}.flood_risk_building_score`,
    to: 'details.environment.gScore',
    as: 'code',
    codes: floodScores,
  },
  {
    from: `${land}.flood_risk_plot_score`,
    to: 'details.environment.pScore',
    as: 'code',
    codes: floodScores,
  },
  {
    from: `${land}.land_use_designation`,
    to: 'details.planning.zoning',
    as: 'code',
    codes: zonings,
  },
  {
    from: 'legal.regulations.building_permit',
    to: 'details.planning.permit',
    as: 'code',
    codes: yesOrNo('Vg', 'Gvg'),
  },
  {
    from: 'legal.regulations.subdivision_authorisation',
    to: 'details.planning.allotment',
    as: 'code',
    codes: yesOrNo('Vv', 'Gvv'),
  },
  {
    from: 'legal.regulations.urban_planning_breach',
    to: 'details.planning.summons',
    as: 'code',
    codes: yesOrNo('Dv', 'Gmo'),
  },
  {
    from: 'legal.regulations.priority_purchase_right',
    to: 'details.planning.preemption',
    as: 'code',
    codes: yesOrNo('Vkr', 'Gvkr'),
  },
  {
    from: 'legal.regulations.pending_legal_proceedings',
    to: 'details.planning.judicial',
    as: 'code',
    codes: yesOrNo('yes', 'no'),
  },
]

/** Of a project; its units are properties of their own. */
export const sweepbrightProjectFields: readonly FieldLine[] = [
  { from: 'settings.reference', to: 'number', as: 'word' },
  { from: 'location.street', to: 'street', as: 'word' },
  { from: 'location.box', to: 'box', as: 'word' },
  { from: 'location.postal_code', to: 'zip', as: 'word' },
]
