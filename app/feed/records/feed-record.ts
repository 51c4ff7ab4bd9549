import * as z from 'zod'
import {
  answer,
  count,
  day,
  doorNumber,
  energy,
  euros,
  flag,
  id,
  items,
  languageCode,
  latitude,
  letter,
  longitude,
  measure,
  otherId,
  postalCode,
  requiredCount,
  requiredWord,
  rooms,
  text,
  word,
  year,
} from './feed-values'

/**
 * A property as the agency's CRM tells it (Omnicasa's words), once per language. The feed room is the
 * only place that knows these names. Fields we do not know pass by unread.
 */
export const feedPicture = z.object({
  ID: id,
  Url: z.string().min(1).max(2_000),
  Width: count.catch(null),
  Height: count.catch(null),
  Name: word.catch(''),
})
export const feedDocument = z.object({
  ID: id,
  Url: z.string().min(1).max(2_000),
  Name: word.catch(''),
  /** True: the agency agrees before this one is sent. */
  RequiresApproval: flag,
})
const feedLink = z.object({ Url: z.string().min(1).max(2_000), Name: word.catch('') })

/** Of a property and of a project alike. */
export const feedAddress = {
  Street: word,
  HouseNumber: doorNumber,
  BoxNr: doorNumber,
  Zip: postalCode,
  City: requiredWord,
  CountryID: count,
  CountryName: word,
  Latitude: latitude,
  Longitude: longitude,
}

const pricesAndAddress = {
  PublishPrice: flag,
  Price: euros,
  /** 7 means starting from. */
  PriceUnit: count,
  PriceUnitText: word,
  PublishAddress: flag,
  HideCity: flag,
  ...feedAddress,
}

const identification = {
  ID: id,
  RecordFile: word,
  language: languageCode,
  ProjectID: otherId,
  TypeDescription: word,
  Description: text,
  /** 0 prospective, 1 active, 2 sold, 3 cancelled, 4 rented, 5 inactive, 6 reference, 7 option. */
  Status: count,
  /** 0 sale, 1 rent, 2 take-over. */
  Goal: requiredCount,
  WebID: count,
  /** "1,2": comma-separated type ids. */
  WebIDs: word,
  MainTypeName: word,
  Marquee: count,
  MarqueeName: word,
  DatePublished: day,
  AvailableFrom: day,
}

const media = {
  SmallPictureItem: feedPicture.nullish().catch(null),
  XLargePictureItem: z.object({ Url: z.string() }).nullish().catch(null),
  Pictures: items(feedPicture),
  Plans: items(feedPicture),
  Documents: items(feedDocument),
  /** Videos and virtual tours. */
  Links: items(feedLink),
}

const costs = {
  UniqueCode: word,
  MonthlyRent: euros,
  ChargesOwner: euros,
  ChargesRenter: euros,
  DepositAmount: euros,
  AgencyCost: euros,
  InventoryCost: euros,
  NotaryFees: euros,
  NotaryFeesVAT: euros,
  VATRegime: word,
  RealEstateTax: euros,
  CadastralIncome: euros,
}

const building = {
  SurfaceTotal: measure,
  SurfaceGround: measure,
  SurfaceLiving: measure,
  SurfaceTerrace: measure,
  SurfaceGarden: measure,
  SurfaceConstructed: measure,
  FrontWidth: measure,
  PlotWidth: measure,
  ConstructionYear: year,
  RenovationYear: year,
  Bedrooms: rooms,
  Bathrooms: rooms,
  ShowerRooms: rooms,
  Toilets: rooms,
  Garages: rooms,
  Parkings: rooms,
  Floors: rooms,
  Floor: rooms,
  Facades: rooms,
  HasGarden: flag,
  HasTerrace: flag,
  HasLift: flag,
}

const energyFacts = {
  EnergyPerformance: energy,
  EPCLabelText: word,
  CO2Emission: energy,
  TotalEnergy: energy,
  EPCExpiryDate: day,
  ELevel: energy,
  Heating: word,
  Kitchen: word,
  WindowGlazing: word,
  WindowFrame: word,
  RoofMaterial: word,
  RoofCondition: word,
  OrientationTerrace: word,
  OrientationGarden: word,
  OrientationRear: word,
}

const legal = {
  FloodZones: word,
  /** Flood score of the building and of the plot: A to D. */
  GScore: letter('ABCD'),
  PScore: letter('ABCD'),
  FloodReportDate: day,
  AsbestosType: word,
  AsbestosDate: day,
  GasCertificate: word,
  ElectricityCertificate: word,
  /** 0 missing, 1 pending, 2 present. */
  SoilCertificate: answer(3),
  /** Zoning: Wg, Wug, Ag, Igb, Gdr, Ng … */
  PlanningInformation: word,
  /** Vg or Gvg. */
  Permit: word,
  /** Vv or Gvv. */
  AllotmentPermit: word,
  /** Dv, Ho, Bo, Lod, Ms or Gmo. */
  Summons: word,
  /** Vkr or Gvkr. */
  PreemptiveRights: word,
  /** 0 no, 1 yes, 2 on request. */
  JudicialDecision: answer(3),
  RegisteredRights: text,
}

const annuity = {
  IsViager: flag,
  ViagerBouquet: euros,
  ViagerMonthly: euros,
  ViagerIndexed: flag,
  ViagerOccupied: flag,
  /** "1948, 1951": the years of birth the annuity depends on. */
  ViagerLives: word,
  ViagerMaxYears: rooms,
}

export const feedProperty = z.object({
  ...identification,
  ...pricesAndAddress,
  ...media,
  ...costs,
  ...building,
  ...energyFacts,
  ...legal,
  ...annuity,
})

export type FeedProperty = z.output<typeof feedProperty>
/** What a feed file may leave out. */
export type FeedPropertyInput = z.input<typeof feedProperty>
