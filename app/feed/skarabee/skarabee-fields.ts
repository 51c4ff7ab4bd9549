import type { FieldLine } from '../crm-mapping/field-table'
import { floodScores } from '../crm-mapping/property-words'
import {
  conditions,
  facades,
  floodRisks,
  frames,
  glazings,
  heatings,
  inspections,
  kitchens,
  orientations,
  roofs,
  summonses,
  zonings,
} from './skarabee-codes'

const yesOrNo = (yes: string, no: string) => ({ TRUE: yes, FALSE: no })
const certificate = (type: string) => `Certifications.Certification[${type}]`

/**
 * Which field of Skarabee becomes which of ours: fields of Property, or of Info where that is said. A field
 * that stands not here is not read, and not kept: Skarabee sends owners, commissions, confidential notes and
 * what a home was sold for. Where two fields become the same one, the later counts when both are told.
 */
export const skarabeeFields: readonly FieldLine[] = [
  { from: 'Reference', to: 'reference', as: 'word' },
  { from: 'Address.Street', to: 'street', as: 'word' },
  { from: 'Address.MailBox', to: 'box', as: 'word' },
  { from: 'Address.City@ZipCode', to: 'zip', as: 'word' },
  { from: 'Info.HideAddress', to: 'publishAddress', as: 'no' },
  { from: 'Info.HidePrice', to: 'publishPrice', as: 'no' },
  { from: 'Price', to: 'priceCents', as: 'euros' },
  { from: 'Info.Created', to: 'publishedDay', as: 'day' },

  { from: 'NumberOfBedrooms', to: 'bedrooms', as: 'count' },
  { from: 'NumberOfBathrooms', to: 'bathrooms', as: 'count' },
  { from: 'SurfaceLivable', to: 'livingArea', as: 'measure' },
  { from: 'LandArea', to: 'groundArea', as: 'measure' },
  { from: 'Area', to: 'details.surfaces.total', as: 'measure' },
  { from: 'SurfaceTerrace', to: 'details.surfaces.terrace', as: 'measure' },
  { from: 'SurfaceGarden', to: 'details.surfaces.garden', as: 'measure' },
  { from: 'Dimensions.ConstructionSurface', to: 'details.surfaces.constructed', as: 'measure' },
  { from: 'FrontWidth', to: 'details.surfaces.frontWidth', as: 'measure' },
  { from: 'Width', to: 'details.surfaces.plotWidth', as: 'measure' },

  { from: 'HasGarden', to: 'hasGarden', as: 'yes' },
  { from: 'HasTerrace', to: 'hasTerrace', as: 'yes' },
  { from: 'HasGarage', to: 'hasGarage', as: 'yes' },
  { from: 'HasElevator', to: 'hasLift', as: 'yes' },
  { from: 'ConstructionYear', to: 'constructionYear', as: 'year' },
  { from: 'RenovationYear', to: 'details.building.renovationYear', as: 'year' },
  { from: 'NumberOfToilets', to: 'details.building.toilets', as: 'count' },
  { from: 'NumberOfGarages', to: 'details.building.garages', as: 'count' },
  { from: 'NumberOfParkingPlaces', to: 'details.building.parkings', as: 'count' },
  { from: 'NumberOfFloors', to: 'details.building.floors', as: 'count' },
  { from: 'Typo.Characterisation', to: 'details.building.facades', as: 'code', codes: facades },
  { from: 'Dates.AvailableFrom', to: 'details.building.availableFrom', as: 'day' },

  { from: 'Energy.Index', to: 'energyPerformance', as: 'measure' },
  { from: 'Energy.EnergyCertificateNr', to: 'details.energy.certificate', as: 'word' },
  { from: 'Energy.ClassEndDate', to: 'details.energy.certificateExpiry', as: 'day' },
  { from: 'GES.Index', to: 'details.energy.co2', as: 'number' },
  { from: 'EnergyIndexYearlyTotal', to: 'details.energy.total', as: 'number' },
  { from: 'Energy.EnergyLevel', to: 'details.energy.eLevel', as: 'number' },
  { from: 'HeatingTypes', to: 'details.energy.heating', as: 'codes', codes: heatings },
  { from: 'KitchenGenre', to: 'details.energy.kitchen', as: 'code', codes: kitchens },
  { from: 'KitchenType', to: 'details.energy.kitchen', as: 'code', codes: kitchens },
  { from: 'GlazingTypes', to: 'details.comfort.glazing', as: 'codes', codes: glazings },
  { from: 'WindowType', to: 'details.comfort.frames', as: 'code', codes: frames },
  { from: 'RoofCoverType', to: 'details.comfort.roofMaterial', as: 'code', codes: roofs },
  { from: 'RoofEvaluation', to: 'details.comfort.roofCondition', as: 'code', codes: conditions },
  { from: 'Orientation', to: 'details.comfort.rearOrientation', as: 'code', codes: orientations },

  { from: 'ChargesAndProvisions', to: 'details.costs.renterCharges', as: 'euros' },
  { from: 'CommunalExpenses', to: 'details.costs.ownerCharges', as: 'euros' },
  { from: 'Deposit', to: 'details.costs.deposit', as: 'euros' },
  { from: 'CostsTennantAgency', to: 'details.costs.agencyCost', as: 'euros' },
  { from: 'CostsTennantTopography', to: 'details.costs.inventoryCost', as: 'euros' },
  { from: 'RealEstateTax', to: 'details.costs.realEstateTax', as: 'euros' },
  { from: 'CadastrallIncome', to: 'details.costs.cadastralIncome', as: 'euros' },

  { from: 'FloodProneArea', to: 'details.environment.floodZones', as: 'code', codes: floodRisks },
  { from: 'WaterPolicyGScore', to: 'details.environment.gScore', as: 'code', codes: floodScores },
  { from: 'WaterPolicyPScore', to: 'details.environment.pScore', as: 'code', codes: floodScores },
  { from: `${certificate('ASBESTOS')}.Date`, to: 'details.environment.asbestosDay', as: 'day' },
  {
    from: `${certificate('GAS')}.Conform`,
    to: 'details.environment.gas',
    as: 'code',
    codes: inspections,
  },
  {
    from: `${certificate('ELECTRICITY_CERTIFICATE')}.Conform`,
    to: 'details.environment.electricity',
    as: 'code',
    codes: inspections,
  },
  {
    from: `${certificate('SOIL_CERT')}@Type`,
    to: 'details.environment.soil',
    as: 'code',
    codes: { SOIL_CERT: 'present' },
  },
  {
    from: 'UrbanDevelopment.AreaApplication@Code',
    to: 'details.planning.zoning',
    as: 'code',
    codes: { ...zonings, OTHER: null, UNDEFINED: null },
  },
  {
    from: 'UrbanDevelopment.Permit',
    to: 'details.planning.permit',
    as: 'code',
    codes: yesOrNo('Vg', 'Gvg'),
  },
  {
    from: 'UrbanDevelopment.AllotmentPermit',
    to: 'details.planning.allotment',
    as: 'code',
    codes: yesOrNo('Vv', 'Gvv'),
  },
  {
    from: 'UrbanDevelopment.Summons',
    to: 'details.planning.summons',
    as: 'code',
    codes: yesOrNo('Dv', 'Gdv'),
  },
  {
    from: 'UrbanDevelopment.JudicialDecisionType',
    to: 'details.planning.summons',
    as: 'code',
    codes: summonses,
  },
  {
    from: 'UrbanDevelopment.PreemptiveRights',
    to: 'details.planning.preemption',
    as: 'code',
    codes: yesOrNo('Vkr', 'Gvkr'),
  },
  {
    from: 'UrbanDevelopment.JudicialDecision',
    to: 'details.planning.judicial',
    as: 'code',
    codes: yesOrNo('yes', 'no'),
  },

  { from: 'LifeAnnuity.OneOffPayment', to: 'details.annuity.bouquet', as: 'euros' },
  { from: 'LifeAnnuity.Remittance.IndexedInterest', to: 'details.annuity.isIndexed', as: 'yes' },
  { from: 'LifeAnnuity.Remittance.MaximalDuration', to: 'details.annuity.maxYears', as: 'count' },
]

/** Of a project; its units are properties of their own. */
export const skarabeeProjectFields: readonly FieldLine[] = [
  { from: 'Reference', to: 'number', as: 'word' },
  { from: 'Address.Street', to: 'street', as: 'word' },
  { from: 'Address.MailBox', to: 'box', as: 'word' },
  { from: 'Address.City@ZipCode', to: 'zip', as: 'word' },
  { from: 'Info.HideAddress', to: 'publishAddress', as: 'no' },
  { from: 'Project.TransactionPrice@Minimum', to: 'priceMinCents', as: 'euros' },
  { from: 'Project.TransactionPrice@Maximum', to: 'priceMaxCents', as: 'euros' },
]
