import { energyRank } from '../../properties/energy/energy-label'
import { belgium, takeOverGoal } from '../../properties/property-lists'
import type { PropertyStatus } from '../../properties/property-status'
import { leading, orUnknown, type PerLanguage, placeIn, toCents, words } from './feed-content'
import { namedDocuments, namedLinks, namedPictures, namedPlans } from './feed-media'
import type { FeedProperty } from './feed-record'
import { toDetails } from './to-details'
import { certifiedLabel } from './to-energy'

/** 0 prospective, 1 active, 2 sold, 3 cancelled, 4 rented, 5 inactive, 6 reference, 7 option. */
const statuses: PropertyStatus[] = [
  'available',
  'available',
  'sold',
  'withdrawn',
  'rented',
  'withdrawn',
  'reference',
  'option',
]
const prospective = 0
const active = 1
const startingFrom = 7

export type PropertyFromFeed = Extract<ReturnType<typeof toProperty>, { id: number }>

/** From the CRM's words to ours. The only refusals left here are values that mean nothing to us. */
export function toProperty(told: PerLanguage<FeedProperty>) {
  const one = leading(told)
  const status = statuses[one.Status ?? active]
  if (!status) return { refused: 'Status' as const }
  if (one.Goal > takeOverGoal) return { refused: 'Goal' as const }
  const types = typesOf(one)
  const [type] = types
  if (!type) return { refused: 'WebID' as const }
  const title = words(told, 'TypeDescription')
  return {
    id: one.ID,
    reference: one.RecordFile || `${one.ID}`,
    status,
    isPublished: one.Status !== prospective && status !== 'withdrawn',
    goal: one.Goal === 0 ? ('sale' as const) : ('rent' as const),
    goalNumber: one.Goal,
    projectId: one.ProjectID,
    type,
    types,
    title,
    badge: one.Marquee ?? 0,
    description: words(told, 'Description'),
    ...priceOf(told, one),
    ...placeOf(told, one),
    ...factsOf(one),
    ...energyOf(one),
    isAnnuity: one.IsViager ?? false,
    details: toDetails(told),
    pictures: namedPictures(told, title),
    plans: namedPlans(told, title),
    documents: namedDocuments(told),
    links: namedLinks(told),
    publishedDay: one.DatePublished,
  }
}

/** The main type first; "1,2" names the others. */
function typesOf({ WebID, WebIDs }: FeedProperty): number[] {
  const others = WebIDs.split(',').map((part) => Number(part.trim()))
  const isType = (type: number) => Number.isInteger(type) && type > 0 && type < 32_768
  return [...new Set([WebID ?? 0, ...others])].filter(isType)
}

function priceOf(told: PerLanguage<FeedProperty>, one: FeedProperty) {
  // The rent of its building is not what a business is taken over for.
  const isRent = one.Goal !== 0 && one.Goal !== takeOverGoal
  const price = one.Price ?? (isRent ? one.MonthlyRent : null)
  return {
    priceCents: toCents(orUnknown(price)),
    publishPrice: one.PublishPrice ?? false,
    isStartingFrom: one.PriceUnit === startingFrom,
    priceUnitText: words(told, 'PriceUnitText'),
  }
}

function placeOf(told: PerLanguage<FeedProperty>, one: FeedProperty) {
  return {
    ...placeIn(told),
    publishAddress: one.PublishAddress ?? false,
    hideCity: one.HideCity ?? false,
    ...pointOf(one),
  }
}

/** Half a point, or the point off the coast of Ghana where empty coordinates end up, is none. */
export function pointOf({
  Latitude,
  Longitude,
}: {
  Latitude: number | null
  Longitude: number | null
}) {
  const isPoint =
    Latitude !== null &&
    Longitude !== null &&
    (Latitude !== 0 || Longitude !== 0) &&
    Math.abs(Latitude) <= 90 &&
    Math.abs(Longitude) <= 180
  return isPoint
    ? { latitude: Latitude, longitude: Longitude }
    : { latitude: null, longitude: null }
}

function factsOf(one: FeedProperty) {
  const rounded = (measure: number | null) => (measure === null ? null : Math.round(measure))
  return {
    bedrooms: one.Bedrooms,
    bathrooms: one.Bathrooms,
    livingArea: rounded(orUnknown(one.SurfaceLiving)),
    groundArea: rounded(orUnknown(one.SurfaceGround)),
    constructionYear: orUnknown(one.ConstructionYear),
    hasGarden: one.HasGarden ?? (one.SurfaceGarden ?? 0) > 0,
    hasTerrace: one.HasTerrace ?? (one.SurfaceTerrace ?? 0) > 0,
    hasGarage: (one.Garages ?? 0) > 0,
    hasLift: one.HasLift ?? false,
  }
}

function energyOf(one: FeedProperty) {
  const performance = one.EnergyPerformance
  const countryId = one.CountryID || belgium
  const label = certifiedLabel({ text: one.EPCLabelText, performance, zip: one.Zip, countryId })
  return {
    energyPerformance: performance === null ? null : Math.round(performance),
    energyLabel: label,
    energyRank: label === null ? null : energyRank(label),
  }
}
