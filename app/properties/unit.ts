import type { PropertyCard } from './property'

/** A property in a project, as its price list shows it. */
export type Unit = PropertyCard & { terraceArea: number | null }
