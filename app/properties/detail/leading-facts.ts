import type { FieldName } from '../shown/field-groups'
import type { FullProperty } from '../shown/full-property'
import { isSomething, type ShownField, textOf } from '../shown/shown-fields'

const plot = 4
const business = 6
const garage = 7

/** What everyone asks first, by what it is: nobody sleeps on a plot or in a garage. */
const leading = {
  home: ['bedrooms', 'bathrooms', 'living-surface', 'ground-surface', 'construction-year'],
  plot: ['ground-surface', 'plot-width', 'front-width'],
  business: ['living-surface', 'total-surface', 'ground-surface', 'front-width'],
  garage: ['living-surface', 'total-surface', 'garages', 'parkings'],
} satisfies Record<string, FieldName[]>

type Kind = keyof typeof leading
type Told = Pick<FullProperty, 'type' | 'fields'>

export function kindOf({ type }: Pick<FullProperty, 'type'>): Kind {
  if (type === plot) return 'plot'
  if (type === business) return 'business'
  return type === garage ? 'garage' : 'home'
}

/** The facts that stand above the text, in their order. */
export function leadingFacts({ type, fields }: Told): ShownField[] {
  const told = [...fields.surfaces, ...fields.building].filter(isSomething)
  const facts = leading[kindOf({ type })].flatMap(
    (name) => told.find((field) => field.name === name) ?? [],
  )
  return withoutDoubles(facts)
}

const sameAs: Partial<Record<FieldName, FieldName[]>> = {
  'total-surface': ['living-surface', 'ground-surface'],
  'garden-surface': ['ground-surface'],
  'constructed-surface': ['living-surface'],
  'renovation-year': ['construction-year'],
}

/** "Total surface" is no news when it is the living area once more. */
function withoutDoubles(fields: ShownField[], among: ShownField[] = fields): ShownField[] {
  return fields.filter(
    (field) =>
      !sameAs[field.name]?.some((name) =>
        among.some((other) => other.name === name && textOf(other) === textOf(field)),
      ),
  )
}

const featureGroups = ['surfaces', 'building', 'comfort'] as const
type FeatureGroup = (typeof featureGroups)[number]

/** The eight that are read before the others are opened. */
const most = 8
const wanted: FieldName[] = [
  'garages',
  'parkings',
  'terrace-surface',
  'garden-surface',
  'garden-orientation',
  'heating',
  'kitchen',
  'glazing',
  'renovation-year',
  'toilets',
  'lift',
  'facades',
]

export type Features = {
  first: ShownField[]
  others: { group: FeatureGroup; fields: ShownField[] }[]
}

/** What is told nowhere else on the page: the first few, and the rest in their groups. */
export function featuresOf(property: Told): Features {
  const { fields } = property
  const above = new Set(leadingFacts(property).map(({ name }) => name))
  const all = featureGroups.flatMap((group) => fields[group]).filter(isSomething)
  const isTold = ({ name }: ShownField) =>
    above.has(name) || (name === 'living-surface' && kindOf(property) === 'plot')
  const left = withoutDoubles(all, all).filter((field) => !isTold(field))
  const place = ({ name }: ShownField) => wanted.indexOf(name)
  const isWanted = ({ name }: ShownField) => wanted.includes(name)
  const ordered = [
    ...left.filter(isWanted).toSorted((one, other) => place(one) - place(other)),
    ...left.filter((field) => !isWanted(field)),
  ]
  const first = ordered.slice(0, most)
  const others = featureGroups.map((group) => ({
    group,
    fields: fields[group].filter((field) => left.includes(field) && !first.includes(field)),
  }))
  return { first, others: others.filter((each) => each.fields.length > 0) }
}

/** Stand at the top, beside the price itself. */
const headed: FieldName[] = ['price', 'monthly-rent', 'take-over-price']
const annuityHead: FieldName[] = ['bouquet', 'monthly-annuity']

/** What is paid: of an annuity the two sums lead, and the value is one of the facts. */
export function moneyOf({ fields }: Pick<FullProperty, 'fields'>) {
  const [bouquet, monthly] = annuityHead.map((name) => {
    const field = fields.annuity.find((each) => each.name === name)
    return field && textOf(field)
  })
  const annuity = bouquet && monthly ? { bouquet, monthly } : null
  const isHeaded = ({ name }: ShownField) =>
    annuity ? annuityHead.includes(name) : headed.includes(name)
  const rows = [...fields.finances, ...fields.annuity]
  return { annuity, rows: rows.filter((field) => !isHeaded(field)) }
}
