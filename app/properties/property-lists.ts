import type { PropertyGoal, PropertyStatus } from './property-status'

/** The CRM's numbers of countries. */
export const belgium = 10
export const france = 33
export const luxembourg = 50
export const commercialType = 6
/** The CRM's number of the goal. */
export const takeOverGoal = 2

/** As ISO 3166 writes them; of any other number the feed tells a name only. */
const countryCodes: Record<number, string> = { [belgium]: 'BE', [france]: 'FR', [luxembourg]: 'LU' }

export function countryCode(countryId: number): string | undefined {
  return countryCodes[countryId]
}

type Offered = {
  status: PropertyStatus
  countryId: number
  type: number
  goal: PropertyGoal
  goalNumber?: number
  projectId: number | null
}

type ListDefinition = {
  name: 'realisations' | 'projects' | 'abroad' | 'commercial' | 'for-sale' | 'for-rent'
  holds: Partial<{
    statuses: PropertyStatus[]
    goal: PropertyGoal
    isAbroad: boolean
    isCommercial: boolean
    isUnit: boolean
  }>
}

export type PropertyList = ListDefinition['name']

const offered: PropertyStatus[] = ['available', 'option']

/**
 * The lists of the site, as data. A property stands in the first list that holds it, and has its
 * address there. A unit stays under its project whatever its state.
 */
export const propertyLists: ListDefinition[] = [
  { name: 'projects', holds: { isUnit: true } },
  { name: 'realisations', holds: { statuses: ['sold', 'rented', 'reference'] } },
  { name: 'abroad', holds: { statuses: offered, isAbroad: true } },
  { name: 'commercial', holds: { statuses: offered, isCommercial: true } },
  { name: 'for-sale', holds: { statuses: offered, goal: 'sale' } },
  { name: 'for-rent', holds: { statuses: offered, goal: 'rent' } },
]

/** Withdrawn properties stand in no list. */
export function listOf(property: Offered): PropertyList | null {
  if (property.status === 'withdrawn') return null
  return propertyLists.find(({ holds }) => isHeld(property, holds))?.name ?? null
}

/** A guest house that is taken over is a business too: among what is let, its sum would read as a rent. */
function isBusiness({ type, goalNumber }: Offered): boolean {
  return type === commercialType || goalNumber === takeOverGoal
}

function isHeld(property: Offered, holds: ListDefinition['holds']): boolean {
  const { statuses, goal, isAbroad, isCommercial, isUnit } = holds
  if (statuses && !statuses.includes(property.status)) return false
  if (goal && property.goal !== goal) return false
  if (isAbroad && property.countryId === belgium) return false
  if (isCommercial && !isBusiness(property)) return false
  return !isUnit || property.projectId !== null
}
