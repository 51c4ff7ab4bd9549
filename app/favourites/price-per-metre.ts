import type { ComparedProperty } from '../properties/shown/compared'

type Priced = Pick<ComparedProperty, 'price' | 'contract' | 'type' | 'livingArea' | 'groundArea'>

const land = 4

/** Cents for a square metre to live in, of a plot for one of ground. A rent is compared as a rent. */
export function pricePerMetre(property: Priced): number | null {
  const { price, contract, type, livingArea, groundArea } = property
  const area = type === land ? groundArea : livingArea
  if (contract !== 'sale' || !price || price.isStartingFrom || !area) return null
  return Math.round(price.cents / area / 100) * 100
}
