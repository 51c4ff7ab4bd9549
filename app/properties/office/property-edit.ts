import * as z from 'zod'
import { translatable } from '../../language/translatable'
import { energyLabel, energyRank } from '../energy/energy-label'
import { knownWords } from '../look-ups/known-words'
import { regionOf } from '../look-ups/region'
import { belgium } from '../property-lists'
import type { PropertyContent } from '../stored/property-content'
import { propertyDetails } from '../stored/property-details'

const line = z.string().trim().max(200)
const cents = z.number().int().min(0).max(99_999_999_999).nullable().meta({ widget: 'money' })
const count = z.number().int().min(0).max(999).nullable()
const squareMetres = z.number().int().min(0).max(99_999_999).nullable()
const year = z.number().int().min(1000).max(2200).nullable()
const link = z.url({ protocol: /^https?$/ }).max(2_000)

const { costs, surfaces, building, comfort, energy, environment, planning, annuity } =
  propertyDetails.shape

/** Of few answers one, chosen from a list; feeds and colleagues may still say it in words of their own. */
const known = (name: keyof typeof knownWords) =>
  translatable.default({}).meta({ known: knownWords[name] })

/** Names that mean something else in another group of the form. */
const { total: totalEnergy, ...energyShape } = energy.unwrap().shape
const storedNames: Record<string, string> = { totalEnergy: 'total' }
const storedName = (name: string) => storedNames[name] ?? name

/** What the office may write about a property, in the groups of its page. Money in cents. */
export const propertyEdit = z.object({
  identity: z.object({
    reference: line.min(1),
    goal: z.enum(['sale', 'rent']),
    type: z.number().int().min(1).max(32_767).meta({ widget: 'property-type' }),
    badge: z.number().int().min(0).max(32_767).meta({ widget: 'badge' }),
    isAnnuity: z.boolean(),
  }),
  texts: z.object({
    title: translatable,
    description: translatable.meta({ widget: 'rich-text' }),
  }),
  address: z.object({
    street: line,
    houseNumber: line,
    box: line.nullable(),
    zip: line.min(1),
    city: line.min(1),
    countryId: z.number().int().min(1).max(999).meta({ widget: 'country' }),
    publishAddress: z.boolean(),
    hideCity: z.boolean(),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
  }),
  finances: z.object({
    priceCents: cents,
    publishPrice: z.boolean(),
    isStartingFrom: z.boolean(),
    priceUnitText: translatable,
    ...costs.unwrap().shape,
    vatRegime: known('vatRegime'),
  }),
  annuity: z.object(annuity.unwrap().unwrap().shape),
  surfaces: z.object({
    livingArea: squareMetres,
    groundArea: squareMetres,
    ...surfaces.unwrap().shape,
  }),
  building: z.object({
    bedrooms: count,
    bathrooms: count,
    constructionYear: year,
    hasGarden: z.boolean(),
    hasTerrace: z.boolean(),
    hasGarage: z.boolean(),
    hasLift: z.boolean(),
    ...building.unwrap().shape,
  }),
  energy: z.object({
    energyPerformance: z.number().int().min(-999).max(99_999).nullable(),
    energyLabel: z.string().max(20).nullable().meta({ widget: 'energy-label' }),
    ...energyShape,
    heating: known('heating'),
    kitchen: known('kitchen'),
    totalEnergy,
  }),
  comfort: comfort.unwrap().extend({
    glazing: known('glazing'),
    frames: known('frames'),
    roofMaterial: known('roofMaterial'),
    roofCondition: known('roofCondition'),
    terraceOrientation: known('terraceOrientation'),
    gardenOrientation: known('gardenOrientation'),
    rearOrientation: known('rearOrientation'),
  }),
  environment: environment.unwrap().extend({
    floodZones: known('floodZones'),
    asbestos: known('asbestos'),
    gas: known('gas'),
    electricity: known('electricity'),
  }),
  planning: planning.unwrap(),
  links: z.array(z.object({ url: link, name: translatable })).max(20),
})

export type PropertyEdit = z.output<typeof propertyEdit>

/** The group of the details that stands in a group of the form. */
const detailsOf = {
  finances: 'costs',
  surfaces: 'surfaces',
  building: 'building',
  energy: 'energy',
  comfort: 'comfort',
  environment: 'environment',
  planning: 'planning',
  annuity: 'annuity',
} as const
type DetailGroup = keyof typeof detailsOf

const isDetailGroup = (group: string): group is DetailGroup => group in detailsOf

const isDetail = (group: string, name: string) =>
  isDetailGroup(group) &&
  (group === 'annuity' ||
    storedName(name) in propertyDetails.shape[detailsOf[group]].unwrap().shape)

/** "finances.deposit" is kept as "details.costs.deposit", "texts.title" as "title". */
export function fieldOf(editPath: string): string {
  const [group = '', name = '', ...rest] = editPath.split('.')
  if (group === 'links') return 'links'
  if (group === 'annuity') return 'details.annuity'
  const isTold = isDetailGroup(group) && isDetail(group, name)
  if (!isTold) return [name, ...rest].join('.')
  return ['details', detailsOf[group], storedName(name), ...rest].join('.')
}

/** A property as the form shows it. */
export function toEdit(content: PropertyContent): PropertyEdit {
  const groups = Object.entries(propertyEdit.shape).map(([group, shape]) => {
    if (!(shape instanceof z.ZodObject)) return [group, content.links]
    const names = Object.keys(shape.shape)
    return [group, Object.fromEntries(names.map((name) => [name, valueIn(content, group, name)]))]
  })
  return Object.fromEntries(groups) as PropertyEdit
}

function valueIn(content: PropertyContent, group: string, name: string): unknown {
  if (!isDetailGroup(group) || !isDetail(group, name)) return content[name as keyof PropertyContent]
  const details = content.details[detailsOf[group]] as Record<string, unknown> | null
  return details?.[storedName(name)] ?? (name === 'lives' ? '' : null)
}

/** What the property says once the form is saved; what the form does not ask stays as it is. */
export function fromEdit(content: PropertyContent, edit: PropertyEdit): PropertyContent {
  const columns: Record<string, unknown> = {}
  const details: Record<string, Record<string, unknown>> = {}
  for (const [group, values] of Object.entries(edit)) {
    if (Array.isArray(values)) continue
    for (const [name, value] of Object.entries(values)) {
      if (!isDetailGroup(group) || !isDetail(group, name)) columns[name] = value
      else details[detailsOf[group]] = { ...details[detailsOf[group]], [storedName(name)]: value }
    }
  }
  const told = propertyDetails.parse({ ...content.details, ...details })
  const next = { ...content, ...columns, links: edit.links } as PropertyContent
  return {
    ...next,
    details: { ...told, annuity: isAnnuityTold(edit) ? told.annuity : null },
    types: [
      next.type,
      ...content.types.filter((type) => type !== content.type && type !== next.type),
    ],
    goalNumber: next.goal === content.goal ? content.goalNumber : next.goal === 'sale' ? 0 : 1,
    ...labelOf(next),
  }
}

/** What the certificate says, or else what the region's scale makes of the performance. */
function labelOf({ energyLabel: stated, energyPerformance, zip, countryId }: PropertyContent) {
  const region = countryId === belgium ? regionOf(zip) : undefined
  const isKnown = region !== undefined && energyPerformance !== null
  const label = stated ?? (isKnown ? energyLabel(region, energyPerformance) : null)
  return { energyLabel: label, energyRank: label === null ? null : energyRank(label) }
}

function isAnnuityTold({ identity, annuity: told }: PropertyEdit): boolean {
  return identity.isAnnuity || Object.values(told).some((value) => Boolean(value))
}
