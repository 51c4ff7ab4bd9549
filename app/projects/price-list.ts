import type { PropertyStatus } from '../properties/property-status'

const unitSorts = ['price', 'area', 'state'] as const
export type UnitSort = (typeof unitSorts)[number]
/** "price" from low to high, "-price" from high to low; empty is the agency's own order. */
export type UnitOrder = UnitSort | `-${UnitSort}` | ''

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
