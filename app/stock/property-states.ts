import type { PropertyGoal, PropertyStatus } from '../properties/property-status'

export const propertyStates = ['publish', 'option', 'sold', 'rented', 'withdraw', 'back'] as const
export type PropertyState = (typeof propertyStates)[number]

type Property = { status: PropertyStatus; goal: PropertyGoal; isPublished: boolean }
type Move = {
  isPossible: (property: Property) => boolean
  result:
    | Pick<Property, 'status' | 'isPublished'>
    | ((property: Property) => Pick<Property, 'status' | 'isPublished'>)
}

const isOffered = ({ status }: Property) => status === 'available' || status === 'option'

/** What can happen to a property, a line each: when, and what it is afterwards. */
const moves: Record<PropertyState, Move> = {
  publish: {
    isPossible: ({ isPublished, status }) => !isPublished && status !== 'withdrawn',
    result: ({ status }) => ({ status, isPublished: true }),
  },
  option: {
    isPossible: ({ status, isPublished }) => isPublished && status === 'available',
    result: { status: 'option', isPublished: true },
  },
  sold: {
    isPossible: (property) =>
      property.isPublished && isOffered(property) && property.goal === 'sale',
    result: { status: 'sold', isPublished: true },
  },
  rented: {
    isPossible: (property) =>
      property.isPublished && isOffered(property) && property.goal === 'rent',
    result: { status: 'rented', isPublished: true },
  },
  withdraw: {
    isPossible: ({ status }) => status !== 'withdrawn',
    result: { status: 'withdrawn', isPublished: false },
  },
  back: {
    isPossible: ({ status }) => status !== 'available',
    result: { status: 'available', isPublished: true },
  },
}

export function possibleStates(property: Property): PropertyState[] {
  return propertyStates.filter((state) => moves[state].isPossible(property))
}

/** Undefined when that cannot happen to this property. */
export function movedTo<Moved extends Property>(
  property: Moved,
  state: PropertyState,
): Moved | undefined {
  const { isPossible, result } = moves[state]
  if (!isPossible(property)) return undefined
  return { ...property, ...(typeof result === 'function' ? result(property) : result) }
}
