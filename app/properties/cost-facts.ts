import { type Region, regionOf } from './look-ups/region'
import { belgium } from './property-lists'
import type { PropertyDetails } from './stored/property-details'

/** What the costs of a property start from, beside what its page says already. */
export type CostFacts = {
  region: Region | undefined
  isUnit: boolean
  chargesCents: number
  inventoryCents: number
  depositCents: number | null
}

type Row = { zip: string; countryId: number; projectId: number | null; details: PropertyDetails }

export function costFactsOf({ zip, countryId, projectId, details: { costs } }: Row): CostFacts {
  return {
    region: countryId === belgium ? regionOf(zip) : undefined,
    isUnit: projectId !== null,
    chargesCents: costs.renterCharges ?? 0,
    inventoryCents: costs.inventoryCost ?? 0,
    depositCents: costs.deposit ?? null,
  }
}
