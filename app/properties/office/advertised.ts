import { contractOf } from '../contract'
import { type Region, regionOf } from '../look-ups/region'
import { belgium } from '../property-lists'
import type { PropertyGoal, PropertyStatus } from '../property-status'
import type { PropertyDetails } from '../stored/property-details'

type Stored = {
  status: PropertyStatus
  countryId?: number
  zip: string
  goal: PropertyGoal
  goalNumber: number
  type: number
  priceCents?: number | null
  publishPrice: boolean
  publishAddress: boolean
  energyPerformance?: number | null
  energyLabel?: string | null
  constructionYear?: number | null
  livingArea?: number | null
  details: PropertyDetails
}

/** A property as the law on advertisements looks at it. Abroad, and once sold, it asks nothing. */
export function advertisedOf(property: Stored) {
  const { goal, type, publishPrice, publishAddress, details } = property
  const isOffered = property.status === 'available' || property.status === 'option'
  const isHere = (property.countryId ?? belgium) === belgium
  const region: Region | undefined = isOffered && isHere ? regionOf(property.zip) : undefined
  return {
    region,
    goal,
    type,
    publishPrice,
    publishAddress,
    details,
    contract: contractOf(property),
    priceCents: property.priceCents ?? null,
    energyPerformance: property.energyPerformance ?? null,
    energyLabel: property.energyLabel ?? null,
    constructionYear: property.constructionYear ?? null,
    livingArea: property.livingArea ?? null,
  }
}
