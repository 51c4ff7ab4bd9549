import type { PropertyStatus } from '../properties/property-status'

export const projectStatuses = ['preparation', 'active', 'sold-out'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** A project is sold out when the agency says so, or when none of its units is on offer any more. */
export function projectStatus(stated: ProjectStatus, units: PropertyStatus[]): ProjectStatus {
  const isOffered = units.some((status) => status === 'available' || status === 'option')
  const isTaken = units.some((status) => status === 'sold' || status === 'rented')
  return isTaken && !isOffered ? 'sold-out' : stated
}
