import type { PropertyStatus } from '../properties/property-status'

const unitSorts = ['price', 'area', 'state'] as const
export type UnitSort = (typeof unitSorts)[number]
/** "price" from low to high, "-price" from high to low; empty is the agency's own order. */
export type UnitOrder = UnitSort | `-${UnitSort}` | ''

/** What a price list is narrowed to: units that are free, with so many bedrooms. */
export type UnitFilter = { isFree: boolean; bedrooms: number | null }
export type UnitView = UnitFilter & { order: UnitOrder }

type Listed = {
  status: PropertyStatus
  price: { cents: number } | null
  livingArea: number | null
}

const states: PropertyStatus[] = ['available', 'option', 'sold', 'rented', 'reference', 'withdrawn']

export function unitOrder(wish: string | null): UnitOrder {
  const sort = unitSorts.find((each) => each === wish?.replace(/^-/, ''))
  if (!sort) return ''
  return wish?.startsWith('-') ? `-${sort}` : sort
}

export function readUnitView(search: URLSearchParams): UnitView {
  const bedrooms = search.get('bedrooms') ?? ''
  return {
    order: unitOrder(search.get('sort')),
    isFree: search.get('free') === 'yes',
    bedrooms: /^[0-9]$/.test(bedrooms) ? Number(bedrooms) : null,
  }
}

/** The address of a view of the list, from its page. */
export function unitViewLink({ order, isFree, bedrooms }: UnitView): string {
  const search = new URLSearchParams()
  if (order) search.set('sort', order)
  if (isFree) search.set('free', 'yes')
  if (bedrooms !== null) search.set('bedrooms', `${bedrooms}`)
  return `?${search}#price-list`
}

type Filtered = { status: PropertyStatus; bedrooms: number | null }

export function filteredUnits<Unit extends Filtered>(
  units: Unit[],
  { isFree, bedrooms }: UnitFilter,
): Unit[] {
  return units.filter(
    (unit) =>
      (!isFree || unit.status === 'available') && (bedrooms === null || unit.bedrooms === bedrooms),
  )
}

/** Choices that narrow this list: nothing is offered that all units, or none, would answer. */
export function unitChoices(units: Filtered[]): { isFree: boolean; bedrooms: number[] } {
  const counts = [...new Set(units.map(({ bedrooms }) => bedrooms))].filter(
    (bedrooms) => bedrooms !== null && bedrooms <= 9,
  )
  const free = filteredUnits(units, { isFree: true, bedrooms: null }).length
  return {
    isFree: free > 0 && free < units.length,
    bedrooms: counts.length > 1 ? counts.map(Number).sort((one, other) => one - other) : [],
  }
}

/** What a click on a column asks for: low to high first, then the other way round. */
export function nextOrder(sort: UnitSort, current: UnitOrder): UnitOrder {
  return current === sort ? `-${sort}` : sort
}

/** What is unknown comes last in either direction; among equals the agency's order stays. */
export function sortedUnits<Unit extends Listed>(units: Unit[], order: UnitOrder): Unit[] {
  const sort = unitSorts.find((each) => each === order.replace('-', ''))
  if (!sort) return units
  const direction = order.startsWith('-') ? -1 : 1
  return units.toSorted((one, other) => {
    const [left, right] = [comparedBy(one, sort), comparedBy(other, sort)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return (left - right) * direction
  })
}

function comparedBy(unit: Listed, sort: UnitSort): number | null {
  if (sort === 'price') return unit.price?.cents ?? null
  return sort === 'area' ? unit.livingArea : states.indexOf(unit.status)
}

export type Availability = { total: number; free: number; option: number; taken: number }

export function availability(units: Pick<Listed, 'status'>[]): Availability {
  const count = (...wanted: PropertyStatus[]) =>
    units.filter(({ status }) => wanted.includes(status)).length
  return {
    total: units.length,
    free: count('available'),
    option: count('option'),
    taken: count('sold', 'rented', 'reference'),
  }
}

/** Of the units that can still be had; what is not published does not count. */
export function offeredRange(values: (number | null | undefined)[]) {
  const known = values.filter((value) => value !== null && value !== undefined)
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : null
}
