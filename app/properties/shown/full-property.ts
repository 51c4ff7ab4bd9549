import type { Language } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'
import { contractOf } from '../contract'
import { type EnergyScale, energyScale } from '../energy/energy-scale'
import type { BadgeColor } from '../look-ups/badge'
import { type PlanningAnswer, type PlanningField, planningAnswer } from '../look-ups/planning-code'
import { regionOf } from '../look-ups/region'
import type { Price } from '../price'
import type { Picture, PropertyCard } from '../property'
import { belgium } from '../property-lists'
import type { PropertyDetails } from '../stored/property-details'
import type { MediaLink, StoredDocument, StoredPicture } from '../stored/property-media'
import { type FieldGroup, type FieldProperty, fieldGroups } from './field-groups'
import { type ShownMedia, shownMedia } from './media-link'
import { toCard, toPicture } from './public-card'
import { publishedDetails, publishedName, publishedPrice } from './published-facts'
import { type ShownField, shownFields } from './shown-fields'
import { type ShownPlace, type Spot, shownPlace } from './shown-place'

export type ShownDocument = { id: number; name: string; bytes: number; requiresApproval: boolean }

/** A property as its own page tells it, in one language: what the owner keeps private is not in here. */
export type FullProperty = PropertyCard & {
  typeName: string
  badgeText: string
  badgeColor: BadgeColor | null

  /** Safe HTML. */
  description: string
  priceUnit: string
  bathrooms: number | null
  constructionYear: number | null
  energyPerformance: number | null
  energyScale: EnergyScale | null
  certificate: string
  fields: Record<FieldGroup, ShownField[]>
  planning: PlanningAnswer[]
  flood: Pick<PropertyDetails['environment'], 'gScore' | 'pScore' | 'floodReport'> & {
    zones: string
  }
  plans: Picture[]
  documents: ShownDocument[]
  media: { name: string; media: ShownMedia }[]
  place: ShownPlace | null
}

/** Names that the agency keeps in tables of their own. */
type LookedUp = 'typeName' | 'badgeText' | 'badgeColor'

type StoredCard = Parameters<typeof toCard>[0]
type Stored = StoredCard & {
  details: PropertyDetails
  priceUnitText: Translatable
  latitude: number | null
  longitude: number | null
  bathrooms: number | null
  constructionYear: number | null
  energyPerformance: number | null
  hasLift: boolean
  plans: StoredPicture[]
  documents: StoredDocument[]
  links: MediaLink[]
}

type Context = {
  project: PropertyCard['project']
  language: Language
  /** The middle of the area that is shown for a hidden address. */
  hiddenSpot: Spot | null
  sanitised: (html: string) => string
}

/** The only way from a stored property to its page: see toCard. */
export function toDetail(row: Stored, context: Context): Omit<FullProperty, LookedUp> {
  const { language, project } = context
  const tell = (text: Translatable) => translated(text, language)
  const nameOf = (text: Translatable) => publishedName(tell(text), row)
  const picture = (stored: StoredPicture) => ({
    ...toPicture(stored, language),
    alt: nameOf(stored.alt),
  })
  const card = toCard(row, project, language)
  const details = publishedDetails(row)
  const price = publishedPrice(row)
  const { bathrooms, constructionYear, energyPerformance } = row
  return {
    ...card,
    bathrooms,
    constructionYear,
    energyPerformance,
    price,
    pictures: row.pictures.map(picture),
    plans: row.plans.map(picture),
    description: context.sanitised(tell(row.description)),
    // A sum that is paid once has no unit, whatever the CRM fills in beside a goal that is not 0.
    priceUnit:
      price && card.contract !== 'take-over' ? unitBeside(price, tell(row.priceUnitText)) : '',
    energyScale: scaleOf(row),
    certificate: details.energy.certificate,
    fields: allFields(row, details, tell, language),
    planning: planningAnswers(details.planning),
    flood: toldFlood(details, tell),
    documents: row.documents.map(({ id, name, bytes, requiresApproval }) => {
      return { id, name: nameOf(name), bytes, requiresApproval }
    }),
    media: row.links.flatMap(({ url, name }) => {
      const media = shownMedia(url)
      return media ? [{ name: nameOf(name), media }] : []
    }),
    place: shownPlace(row, context.hiddenSpot),
  }
}

/** The CRM's name of the unit "starting from" repeats what stands before the amount. */
function unitBeside({ isStartingFrom }: Price, unit: string): string {
  const isFrom = /^(vanaf|à partir de?|a partir de?|dès|starting from|from|ab)\.?$/i.test(
    unit.trim(),
  )
  return isStartingFrom && isFrom ? '' : unit
}

function allFields(
  row: Stored,
  details: PropertyDetails,
  tell: FieldProperty['tell'],
  language: Language,
) {
  const price = publishedPrice(row)?.cents ?? null
  const contract = contractOf(row)
  const annuity = details.annuity ?? {}
  const region = regionOfRow(row)
  const property: FieldProperty = { ...row, ...details, region, contract, annuity, price, tell }
  const groups = Object.keys(fieldGroups) as FieldGroup[]
  return Object.fromEntries(
    groups.map((group) => [group, shownFields(group, property, language)]),
  ) as Record<FieldGroup, ShownField[]>
}

function toldFlood({ environment }: PropertyDetails, tell: FieldProperty['tell']) {
  const { gScore, pScore, floodReport, floodZones } = environment
  return { gScore, pScore, floodReport, zones: tell(floodZones) }
}

function regionOfRow({ zip, countryId }: Stored) {
  return countryId === belgium ? regionOf(zip) : undefined
}

function scaleOf(row: Stored): EnergyScale | null {
  const { energyLabel, energyPerformance } = row
  const region = regionOfRow(row)
  if (!region || !energyLabel) return null
  return energyScale(region, energyLabel, energyPerformance)
}

const planningFields: PlanningField[] = ['zoning', 'permit', 'allotment', 'summons', 'preemption']

function planningAnswers(planning: PropertyDetails['planning']): PlanningAnswer[] {
  return planningFields.flatMap((field) => planningAnswer(field, planning[field]) ?? [])
}
