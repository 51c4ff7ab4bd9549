import { expect, test } from 'vitest'
import { feedProject } from './records/feed-project'
import { feedProperty } from './records/feed-record'
import { judgeRecord } from './records/judge-record'
import { toProject } from './records/to-project'
import { toProperty } from './records/to-property'
import { aFeedProject, aFeedProperty } from './testing'

const picture = (ID: number) => ({ ID, Url: `https://crm.example/${ID}.jpg`, Name: 'Voorgevel' })

const place = {
  BoxNr: 'b7',
  CountryID: 33,
  CountryName: 'Frankrijk',
  Latitude: 43.7,
  Longitude: 7.26,
}

const property = aFeedProperty({
  ID: 12,
  ProjectID: 3,
  Goal: 2,
  WebID: 2,
  WebIDs: '3',
  Status: 7,
  Marquee: 4,
  ...place,
  PriceUnit: 7,
  PriceUnitText: 'per maand',
  HideCity: true,
  DatePublished: '2026-10-01',
  Pictures: [picture(1)],
  Plans: [picture(2)],
  Links: [picture(3)],
  Documents: [picture(4)],
  UniqueCode: 'UC-1',
  MonthlyRent: 950,
  ChargesOwner: 11,
  ChargesRenter: 12,
  DepositAmount: 13,
  AgencyCost: 14,
  InventoryCost: 15,
  NotaryFees: 16,
  NotaryFeesVAT: 17,
  VATRegime: 'btw',
  RealEstateTax: 18,
  CadastralIncome: 19,
  AvailableFrom: '2027-01-01',
  SurfaceTotal: 21,
  SurfaceGround: 22,
  SurfaceLiving: 23,
  SurfaceTerrace: 24,
  SurfaceGarden: 25,
  SurfaceConstructed: 26,
  FrontWidth: 27,
  PlotWidth: 28,
  ConstructionYear: 1987,
  RenovationYear: 2011,
  Bedrooms: 3,
  Bathrooms: 2,
  ShowerRooms: 1,
  Toilets: 2,
  Garages: 1,
  Parkings: 4,
  Floors: 5,
  Facades: 3,
  HasGarden: false,
  HasTerrace: false,
  HasLift: true,
  EnergyPerformance: 185,
  EPCLabelText: 'C',
  CO2Emission: 31,
  TotalEnergy: 32,
  ELevel: 33,
  EPCExpiryDate: '2032-03-12',
  Heating: 'gas',
  Kitchen: 'nieuw',
  WindowGlazing: 'dubbel',
  WindowFrame: 'hout',
  RoofMaterial: 'leien',
  RoofCondition: 'goed',
  OrientationTerrace: 'zuid',
  OrientationGarden: 'west',
  OrientationRear: 'noord',
  FloodZones: 'geen',
  GScore: 'B',
  PScore: 'D',
  FloodReportDate: '2026-09-01',
  AsbestosType: 'veilig',
  AsbestosDate: '2026-05-20',
  GasCertificate: 'conform',
  ElectricityCertificate: 'niet conform',
  SoilCertificate: 2,
  PlanningInformation: 'Wg',
  Permit: 'Vg',
  AllotmentPermit: 'Gvv',
  Summons: 'Gmo',
  PreemptiveRights: 'Gvkr',
  JudicialDecision: 2,
  RegisteredRights: 'doorgang',
  IsViager: true,
  ViagerBouquet: 41,
  ViagerMonthly: 42,
  ViagerIndexed: true,
  ViagerOccupied: true,
  ViagerLives: '1948',
  ViagerMaxYears: 15,
})

const project = aFeedProject({
  ID: 7,
  Goal: 1,
  WebID: 3,
  WebIDName: 'Studio',
  ProjectWebID: 9,
  Status: 2,
  ...place,
  Description: 'a',
  Situation: 'b',
  Technical: 'c',
  Delivery: 'd',
  Types: 'e',
  Constructions: 'f',
  ExternalWeb: 'https://kaai.example/',
  PriceMin: 1,
  PriceMax: 2,
  Pictures: [picture(1)],
  Documents: [picture(4)],
})

/** Told by the table of types or badges, by another picture, or not at all without it. */
const toldElsewhere = [
  'language',
  'MainTypeName',
  'MarqueeName',
  'SmallPictureItem',
  'XLargePictureItem',
  'SmallPicture',
  'ID',
  'City',
  'Goal',
]
const fieldsOf = (record: { shape: object }) =>
  Object.keys(record.shape).filter((name) => !toldElsewhere.includes(name))

const propertyWithout = (field?: string) => {
  const judged = judgeRecord('property', { ...property, [field ?? '']: undefined })
  return judged.outcome === 'refused' ? judged : toProperty({ nl: judged.record })
}
const projectWithout = (field?: string) => {
  const judged = judgeRecord('project', { ...project, [field ?? '']: undefined })
  return judged.outcome === 'refused' ? judged : toProject({ nl: judged.record })
}

test.each(fieldsOf(feedProperty))('[3.01] a home without %s is another home', (field) => {
  expect(propertyWithout()).not.toHaveProperty('refused')
  expect(property).toHaveProperty(field)
  expect(propertyWithout(field)).not.toEqual(propertyWithout())
})

test.each(fieldsOf(feedProject))('[3.08] a project without %s is another project', (field) => {
  expect(projectWithout()).not.toHaveProperty('refused')
  expect(project).toHaveProperty(field)
  expect(projectWithout(field)).not.toEqual(projectWithout())
})

test('[3.06] flood, asbestos, certificates and planning keep their place', () => {
  expect(propertyWithout()).toMatchObject({
    details: {
      environment: {
        floodZones: { nl: 'geen' },
        gScore: 'B',
        pScore: 'D',
        floodReport: '2026-09-01',
        asbestos: { nl: 'veilig' },
        asbestosDay: '2026-05-20',
        gas: { nl: 'conform' },
        electricity: { nl: 'niet conform' },
        soil: 'present',
      },
      planning: {
        zoning: 'Wg',
        permit: 'Vg',
        allotment: 'Gvv',
        summons: 'Gmo',
        preemption: 'Gvkr',
        judicial: 'on-request',
        rights: { nl: expect.stringContaining('doorgang') },
      },
    },
  })
})
