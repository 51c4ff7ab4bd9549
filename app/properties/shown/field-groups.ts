import type { Translatable } from '../../language/translated'
import { type Contract, isLet } from '../contract'
import type { Region } from '../look-ups/region'
import type { PropertyDetails } from '../stored/property-details'
import type { Answer, ShownValue, Unit } from './display-value'

/** What the fields are read from: published facts only, texts in the visitor's language. */
export type FieldProperty = Omit<PropertyDetails, 'annuity'> & {
  /** Undefined abroad. */
  region: Region | undefined
  energyPerformance: number | null
  contract: Contract
  price: number | null
  bedrooms: number | null
  bathrooms: number | null
  livingArea: number | null
  groundArea: number | null
  constructionYear: number | null
  hasLift: boolean
  annuity: Partial<NonNullable<PropertyDetails['annuity']>>
  tell: (text: Translatable) => string
}

type Read = (property: FieldProperty) => ShownValue
export type Field<Name extends string> = { name: Name; of: Read }

/** Every field that the detail page tells, in the specification's groups and order: a line each. */
export const fieldGroups = {
  finances: [
    price('price', ({ contract, price }) => (contract === 'sale' ? price : null)),
    price('monthly-rent', ({ contract, price }) => (isLet(contract) ? price : null)),
    price('take-over-price', ({ contract, price }) => (contract === 'take-over' ? price : null)),
    price('premises-rent', ({ contract, costs }) =>
      contract === 'take-over' ? costs.premisesRent : null,
    ),
    price('renter-charges', ({ costs }) => costs.renterCharges),
    price('owner-charges', ({ costs }) => costs.ownerCharges),
    price('deposit', ({ contract, costs }) =>
      contract === 'residential-let' ? costs.deposit : null,
    ),
    price('agreed-deposit', ({ contract, costs }) =>
      contract === 'business-let' || contract === 'other-let' ? costs.deposit : null,
    ),
    price('agency-cost', ({ costs }) => costs.agencyCost),
    price('inventory-cost', ({ costs }) => costs.inventoryCost),
    price('notary-fees', ({ costs }) => costs.notaryFees),
    price('notary-fees-with-vat', ({ costs }) => costs.notaryFeesWithVat),
    words('vat-regime', ({ costs }) => costs.vatRegime),
    price('real-estate-tax', ({ costs }) => costs.realEstateTax),
    price('cadastral-income', ({ costs }) => costs.cadastralIncome),
    day('available-from', ({ building }) => building.availableFrom),
  ],
  annuity: [
    price('bouquet', ({ annuity }) => annuity.bouquet),
    price('monthly-annuity', ({ annuity }) => annuity.monthly),
    answer('annuity-indexed', ({ annuity }) => yesOrNo(annuity.isIndexed)),
    answer('annuity-occupied', ({ annuity }) => yesOrNo(annuity.isOccupied)),
    text('annuity-lives', ({ annuity }) => annuity.lives),
    number('annuity-years', ({ annuity }) => annuity.maxYears),
  ],
  surfaces: [
    number('living-surface', ({ livingArea }) => livingArea, 'm²'),
    number('ground-surface', ({ groundArea }) => groundArea, 'm²'),
    number('total-surface', ({ surfaces }) => surfaces.total, 'm²'),
    number('constructed-surface', ({ surfaces }) => surfaces.constructed, 'm²'),
    number('terrace-surface', ({ surfaces }) => surfaces.terrace, 'm²'),
    number('garden-surface', ({ surfaces }) => surfaces.garden, 'm²'),
    number('front-width', ({ surfaces }) => surfaces.frontWidth, 'm'),
    number('plot-width', ({ surfaces }) => surfaces.plotWidth, 'm'),
  ],
  building: [
    year('construction-year', ({ constructionYear }) => constructionYear),
    year('renovation-year', ({ building }) => building.renovationYear),
    number('bedrooms', ({ bedrooms }) => bedrooms),
    number('bathrooms', ({ bathrooms }) => bathrooms),
    number('shower-rooms', ({ building }) => building.showerRooms),
    number('toilets', ({ building }) => building.toilets),
    number('garages', ({ building }) => building.garages),
    number('parkings', ({ building }) => building.parkings),
    number('floors', ({ building }) => building.floors),
    number('floor', ({ building }) => building.floor || null),
    number('facades', ({ building }) => building.facades),
    answer('lift', ({ hasLift }) => (hasLift ? 'yes' : null)),
  ],
  comfort: [
    words('heating', ({ energy }) => energy.heating),
    words('kitchen', ({ energy }) => energy.kitchen),
    words('glazing', ({ comfort }) => comfort.glazing),
    words('frames', ({ comfort }) => comfort.frames),
    words('roof-material', ({ comfort }) => comfort.roofMaterial),
    words('roof-condition', ({ comfort }) => comfort.roofCondition),
    words('terrace-orientation', ({ comfort }) => comfort.terraceOrientation),
    words('garden-orientation', ({ comfort }) => comfort.gardenOrientation),
    words('rear-orientation', ({ comfort }) => comfort.rearOrientation),
  ],
  energy: [
    // Wallonia: the indicators of an advertisement with the prefixes that the order of 23.12.2014 sets.
    text('peb-number', (property) => (isWalloon(property) ? property.energy.certificate : null)),
    number(
      'peb-spec',
      (property) => (isWalloon(property) ? property.energyPerformance : null),
      'kWh/m².an',
    ),
    number(
      'peb-total',
      (property) => (isWalloon(property) ? property.energy.total : null),
      'kWh/an',
    ),
    text('certificate', (property) => (isWalloon(property) ? null : property.energy.certificate)),
    day('certificate-expiry', ({ energy }) => energy.certificateExpiry),
    text('e-level', ({ energy }) => (energy.eLevel === null ? null : `E${energy.eLevel}`)),
    number('co2', ({ energy }) => energy.co2, 'kg CO₂/m²'),
    number(
      'total-energy',
      (property) => (isWalloon(property) ? null : property.energy.total),
      'kWh',
    ),
  ],
  certificates: [
    words('asbestos', ({ environment }) => environment.asbestos),
    day('asbestos-day', ({ environment }) => environment.asbestosDay),
    words('electricity', ({ environment }) => environment.electricity),
    words('gas', ({ environment }) => environment.gas),
    answer('soil', ({ environment }) => environment.soil),
  ],
  legal: [
    answer('judicial', ({ planning }) => planning.judicial),
    words('rights', ({ planning }) => planning.rights),
  ],
} as const

export type FieldGroup = keyof typeof fieldGroups
export type FieldName = (typeof fieldGroups)[FieldGroup][number]['name']

function isWalloon({ region }: FieldProperty): boolean {
  return region === 'wallonia'
}

type From<Value> = (property: FieldProperty) => Value | null | undefined

function price<Name extends string>(name: Name, of: From<number>): Field<Name> {
  return { name, of: (property) => ({ type: 'price', value: of(property) ?? null }) }
}

function number<Name extends string>(name: Name, of: From<number>, unit?: Unit): Field<Name> {
  return { name, of: (property) => ({ type: 'number', value: of(property) ?? null, unit }) }
}

/** A year is no quantity: 1987, not 1.987. */
function year<Name extends string>(name: Name, of: From<number>): Field<Name> {
  return text(name, (property) => of(property)?.toString())
}

function day<Name extends string>(name: Name, of: From<string>): Field<Name> {
  return { name, of: (property) => ({ type: 'date', value: of(property) ?? null }) }
}

function text<Name extends string>(name: Name, of: From<string>): Field<Name> {
  return { name, of: (property) => ({ type: 'string', value: of(property) ?? null }) }
}

function words<Name extends string>(
  name: Name,
  of: (property: FieldProperty) => Translatable,
): Field<Name> {
  return text(name, (property) => property.tell(of(property)))
}

function answer<Name extends string>(name: Name, of: From<Answer>): Field<Name> {
  return { name, of: (property) => ({ type: 'answer', value: of(property) ?? null }) }
}

function yesOrNo(value: boolean | null | undefined): Answer | null {
  if (value === null || value === undefined) return null
  return value ? 'yes' : 'no'
}
