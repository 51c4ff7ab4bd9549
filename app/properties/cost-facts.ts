import { type Region, regionOf } from './look-ups/region'
import { belgium } from './property-lists'
import type { PropertyDetails } from './stored/property-details'

/** What the costs of a property start from, beside what its page says already. */
export type CostFacts = {
  region: Region | undefined
  isUnit: boolean
  isAnnuity: boolean
  chargesCents: number
  inventoryCents: number
  depositCents: number | null
}

type Row = {
  zip: string
  countryId: number
  projectId: number | null
  isAnnuity: boolean
  details: PropertyDetails
}

export function costFactsOf(property: Row): CostFacts {
  const { zip, countryId, projectId, isAnnuity } = property
  const { costs } = property.details
  return {
    region: countryId === belgium ? regionOf(zip) : undefined,
    isUnit: projectId !== null,
    isAnnuity,
    chargesCents: costs.renterCharges ?? 0,
    inventoryCents: costs.inventoryCost ?? 0,
    depositCents: costs.deposit ?? null,
  }
}
