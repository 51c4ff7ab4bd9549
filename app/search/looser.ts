import { activeFilters, type Criteria, type FilterName, without } from './criteria'
import { energyLetters, newSinceChoices, radii } from './criteria-bounds'

/** A search like the one that found nothing, with one filter loosened or left out. */
type LooserSearch = { wish: Criteria; changed: FilterName; isRemoved: boolean }

/** How much it takes to give up a filter: a price matters more than a lift, a place most of all. */
const weights: Partial<Record<FilterName, number>> = {
  cities: 6,
  area: 6,
  text: 5,
  types: 4,
  maxPrice: 4,
  minPrice: 3,
  minBedrooms: 3,
}

/**
 * What one might try next, nearest first: a step on a scale before a filter less. `cheapest` is the
 * lowest published price, in euros, that the other filters leave.
 */
export function looserSearches(wish: Criteria, cheapest?: number): LooserSearch[] {
  const filters = activeFilters(wish).filter((name) => name !== 'radius')
  const removed = filters
    .map((changed) => ({ wish: without(wish, changed), changed, isRemoved: true }))
    .sort((one, other) => weightOf(one) - weightOf(other))
  return [...filters.flatMap((name) => steps(wish, name, cheapest)), ...removed]
}

const weightOf = ({ changed }: LooserSearch) => weights[changed] ?? 2

function steps(wish: Criteria, changed: FilterName, cheapest?: number): LooserSearch[] {
  const step = (change: Partial<Criteria>): LooserSearch[] => [
    { wish: without({ ...wish, ...change }), changed, isRemoved: false },
  ]
  switch (changed) {
    case 'maxPrice':
      return cheapest === undefined ? [] : step({ maxPrice: roundPrice(cheapest) })
    case 'cities': {
      const wider = radii.filter((radius) => radius >= 10 && radius > (wish.radius ?? 0))
      return wider.slice(0, 2).flatMap((radius) => step({ radius }))
    }
    case 'minBedrooms':
      return (wish.minBedrooms ?? 1) > 1 ? step({ minBedrooms: (wish.minBedrooms ?? 1) - 1 }) : []
    case 'energy': {
      const next = wish.energy && energyLetters[energyLetters.indexOf(wish.energy) + 1]
      return next ? step({ energy: next }) : []
    }
    case 'minLiving':
      return step({ minLiving: Math.max(1, Math.round((wish.minLiving ?? 1) * 0.8)) })
    case 'newSince': {
      const longer = newSinceChoices.find((days) => days > (wish.newSince ?? 0))
      return longer ? step({ newSince: longer }) : []
    }
    default:
      return []
  }
}

/** To a round sum, so that the offer reads like one: rents to 50, prices to 5,000. */
function roundPrice(euros: number): number {
  const unit = euros < 20_000 ? 50 : 5_000
  return Math.ceil(euros / unit) * unit
}

type Counted = LooserSearch & { count: number }

/** The nearest searches that find something: by different filters first, then more of the same. */
export function nearest(counted: Counted[], most: number): Counted[] {
  const fruitful = counted.filter(({ count }) => count > 0)
  const isFirst = ({ changed }: Counted, index: number) =>
    fruitful.findIndex((other) => other.changed === changed) === index
  const others = fruitful.filter((search, index) => !isFirst(search, index))
  return [...fruitful.filter(isFirst), ...others].slice(0, most)
}

/** The filters that, each alone, stand between the visitor and a result. */
export function culprits(counted: Counted[]): FilterName[] {
  return counted
    .filter(({ isRemoved, count }) => isRemoved && count > 0)
    .map(({ changed }) => changed)
}
