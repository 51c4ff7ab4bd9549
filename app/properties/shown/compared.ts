import type { CostFacts } from '../cost-facts'
import type { PropertyCard } from '../property'

/** A property with what is worth comparing. */
export type ComparedProperty = PropertyCard & {
  bathrooms: number | null
  constructionYear: number | null
  energyPerformance: number | null
  terraceArea: number | null
  gardenArea: number | null
  costFacts: CostFacts
}
