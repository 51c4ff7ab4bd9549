import type { PropertyCard } from './property'

/** A property in a project, as its price list shows it. */
export type Unit = PropertyCard & {
  /** Its title, or else its reference: by type and town all units are called the same. */
  name: string
  /** 0 is the ground floor. */
  floor: number | null
  terraceArea: number | null
  /** Of its terrace, in words. */
  orientation: string
}
