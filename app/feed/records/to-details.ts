import { takeOverGoal } from '../../properties/property-lists'
import { type PropertyDetails, propertyDetails } from '../../properties/stored/property-details'
import { leading, orUnknown, type PerLanguage, toCents, words } from './feed-content'
import type { FeedProperty } from './feed-record'

const soilStates = ['missing', 'pending', 'present'] as const
const judicialAnswers = ['no', 'yes', 'on-request'] as const

/** What the detail page tells, in our own words and units. */
export function toDetails(told: PerLanguage<FeedProperty>): PropertyDetails {
  const one = leading(told)
  return propertyDetails.parse({
    costs: costsOf(told, one),
    surfaces: {
      total: orUnknown(one.SurfaceTotal),
      terrace: orUnknown(one.SurfaceTerrace),
      garden: orUnknown(one.SurfaceGarden),
      constructed: orUnknown(one.SurfaceConstructed),
      frontWidth: orUnknown(one.FrontWidth),
      plotWidth: orUnknown(one.PlotWidth),
    },
    building: {
      renovationYear: orUnknown(one.RenovationYear),
      showerRooms: one.ShowerRooms,
      toilets: one.Toilets,
      garages: one.Garages,
      parkings: one.Parkings,
      floors: one.Floors,
      floor: one.Floor,
      facades: orUnknown(one.Facades),
      availableFrom: one.AvailableFrom,
    },
    energy: {
      certificate: one.UniqueCode,
      certificateExpiry: one.EPCExpiryDate,
      co2: one.CO2Emission,
      total: one.TotalEnergy,
      eLevel: one.ELevel,
      heating: words(told, 'Heating'),
      kitchen: words(told, 'Kitchen'),
    },
    comfort: {
      glazing: words(told, 'WindowGlazing'),
      frames: words(told, 'WindowFrame'),
      roofMaterial: words(told, 'RoofMaterial'),
      roofCondition: words(told, 'RoofCondition'),
      terraceOrientation: words(told, 'OrientationTerrace'),
      gardenOrientation: words(told, 'OrientationGarden'),
      rearOrientation: words(told, 'OrientationRear'),
    },
    environment: environmentOf(told, one),
    planning: {
      zoning: one.PlanningInformation,
      permit: one.Permit,
      allotment: one.AllotmentPermit,
      summons: one.Summons,
      preemption: one.PreemptiveRights,
      judicial: coded(judicialAnswers, one.JudicialDecision),
      rights: words(told, 'RegisteredRights'),
    },
    annuity: annuityOf(one),
  })
}

function costsOf(told: PerLanguage<FeedProperty>, one: FeedProperty) {
  return {
    ownerCharges: toCents(one.ChargesOwner),
    renterCharges: toCents(one.ChargesRenter),
    premisesRent: one.Goal === takeOverGoal ? toCents(one.MonthlyRent) : null,
    deposit: toCents(one.DepositAmount),
    agencyCost: toCents(one.AgencyCost),
    inventoryCost: toCents(one.InventoryCost),
    notaryFees: toCents(one.NotaryFees),
    notaryFeesWithVat: toCents(one.NotaryFeesVAT),
    vatRegime: words(told, 'VATRegime'),
    realEstateTax: toCents(one.RealEstateTax),
    cadastralIncome: toCents(one.CadastralIncome),
  }
}

function environmentOf(told: PerLanguage<FeedProperty>, one: FeedProperty) {
  return {
    floodZones: words(told, 'FloodZones'),
    gScore: one.GScore || null,
    pScore: one.PScore || null,
    floodReport: one.FloodReportDate,
    asbestos: words(told, 'AsbestosType'),
    asbestosDay: one.AsbestosDate,
    gas: words(told, 'GasCertificate'),
    electricity: words(told, 'ElectricityCertificate'),
    soil: coded(soilStates, one.SoilCertificate),
  }
}

function annuityOf(one: FeedProperty) {
  if (!one.IsViager) return null
  return {
    bouquet: toCents(one.ViagerBouquet),
    monthly: toCents(one.ViagerMonthly),
    isIndexed: one.ViagerIndexed,
    isOccupied: one.ViagerOccupied,
    lives: one.ViagerLives,
    maxYears: one.ViagerMaxYears,
  }
}

/** The CRM writes an answer as its place in a list. */
function coded<Answer>(answers: readonly Answer[], number: number | null): Answer | null {
  return number === null ? null : (answers[number] ?? null)
}
