import type { CostedProperty } from './property-costs'

/** A house for sale in Flanders, on the day of the tests. */
export const aCostedProperty = {
  region: 'flanders',
  contract: 'sale',
  type: 1,
  priceCents: 300_000_00,
  isUnit: false,
  isAnnuity: false,
  label: null,
  chargesCents: 0,
  inventoryCents: 0,
  depositCents: null,
} as const satisfies CostedProperty
