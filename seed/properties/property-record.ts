import type { FeedPropertyInput } from '../../app/feed/records/feed-record'
import { dayCount } from '../../app/language/calendar-day'
import type { Language } from '../../app/language/languages'
import { type Property, streetOf } from './property'
import { buildingOf, comfortOf } from './property-building'
import { annuityOf, costsOf } from './property-costs'
import { descriptionOf, titleOf } from './property-description'
import { asbestosOf, certificateOf, certificatesOf, floodOf, planningOf } from './property-legal'
import { mediaOf } from './property-media'
import { pointIn } from './town'
import { wordFor } from './word-list'

/** One property as the CRM would send it in one language. */
export function propertyRecord(
  property: Property,
  language: Language,
  today: string,
): FeedPropertyInput {
  const { isNew, ...costs } = { isNew: false, ...costsOf(property) }
  return {
    ...identificationOf(property, language, today),
    ...priceAndAddressOf(property, language),
    ...mediaOf(property, language),
    ...costs,
    VATRegime: property.plan.goal === 0 ? wordFor('vat', isNew ? 'vat' : 'duty')[language] : '',
    ...certificateOf(property, today),
    ...buildingOf(property),
    ...comfortOf(property, language),
    ...legalOf(property, language, today),
    ...annuityOf(property),
  }
}

function identificationOf(property: Property, language: Language, today: string) {
  const { plan } = property
  const marquee = marqueeOf(property, today)
  return {
    ID: plan.id,
    RecordFile: `BK-${plan.id}`,
    language,
    ProjectID: plan.unit?.project.id ?? null,
    TypeDescription: titleOf(property, language),
    Description: descriptionOf(property, language),
    Status: plan.status,
    Goal: plan.goal,
    WebID: plan.kind.webId,
    WebIDs: plan.kind.key === 'income-mixed' ? '5,6' : String(plan.kind.webId),
    MainTypeName: wordFor('mainType', plan.kind.webId)[language],
    Marquee: marquee,
    MarqueeName: wordFor('marquee', marquee)[language],
    DatePublished: plan.published,
    AvailableFrom: plan.goal === 1 && plan.status === 1 ? availableFrom(today, plan.order) : null,
  }
}

function marqueeOf({ plan }: Property, today: string): number {
  if (plan.status === 7) return 4
  if (plan.status !== 1) return 0
  const age = dayCount(plan.published, today)
  if (/castle|penthouse|architect|fr-mas/.test(plan.kind.key)) return 20
  if (age <= 21) return 1
  if (plan.order % 8 === 3) return 2
  return plan.order % 13 === 5 ? 3 : 0
}

/** The first of a coming month. */
function availableFrom(today: string, order: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month + (order % 3), 1)).toISOString().slice(0, 10)
}

function priceAndAddressOf(property: Property, language: Language) {
  const { plan, facts } = property
  const hasPrice = plan.mark !== 'no-price'
  const isStarting = plan.kind.key === 'land-lot' || plan.kind.key === 'new-build'
  const unit = plan.goal === 1 ? 'month' : isStarting ? 'from' : ''
  const hidesPrice = plan.goal !== 1 && !plan.unit && plan.order % 7 === 4
  const hidesAddress = !plan.unit && (plan.order % 4 === 2 || plan.mark === 'code')
  const [Latitude, Longitude] = pointIn(plan.town, facts.street, facts.number)
  return {
    PublishPrice: !hidesPrice,
    Price: hasPrice ? property.price : null,
    PriceUnit: unit === 'from' ? 7 : unit === 'month' ? 2 : null,
    PriceUnitText: unit && wordFor('priceUnit', unit)[language],
    PublishAddress: !hidesAddress,
    HideCity: hidesAddress && hidesTown(plan.town.key, plan.order),
    Street: streetOf(facts.street, language),
    HouseNumber: String(facts.number),
    BoxNr: facts.box,
    Zip: plan.town.zip,
    City: property.city[language],
    CountryID: plan.town.country,
    CountryName: wordFor('country', plan.town.country)[language],
    Latitude,
    Longitude,
  }
}

const hidesTown = (town: string, order: number) =>
  order % 9 === 3 && town !== 'aarschot' && town !== 'leuven'

function legalOf(property: Property, language: Language, today: string) {
  const { gas, electricity, rights, ...answers } = certificatesOf(property)
  const flood = floodOf(property, today)
  const asbestos = asbestosOf(property, today)
  const certificate = (state: string) => state && wordFor('certificate', state)[language]
  return {
    ...answers,
    ...planningOf(property),
    ...flood,
    FloodZones: flood ? wordFor('flood', flood.PScore)[language] : '',
    AsbestosType: asbestos ? wordFor('asbestos', asbestos.type)[language] : '',
    AsbestosDate: asbestos?.AsbestosDate ?? null,
    GasCertificate: certificate(gas),
    ElectricityCertificate: certificate(electricity),
    RegisteredRights: property.plan.goal === 0 ? wordFor('rights', rights)[language] : '',
  }
}
