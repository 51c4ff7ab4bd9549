import type { PropertyGoal, PropertyStatus } from '../properties/property'

export const homeStates = ['publish', 'option', 'sold', 'rented', 'withdraw', 'back'] as const
export type HomeState = (typeof homeStates)[number]

type Home = { status: PropertyStatus; goal: PropertyGoal; isPublished: boolean }
type Move = {
  isPossible: (home: Home) => boolean
  result:
    | Pick<Home, 'status' | 'isPublished'>
    | ((home: Home) => Pick<Home, 'status' | 'isPublished'>)
}

const isOffered = ({ status }: Home) => status === 'available' || status === 'option'

/** What can happen to a home, a line each: when, and what it is afterwards. */
const moves: Record<HomeState, Move> = {
  publish: {
    isPossible: ({ isPublished, status }) => !isPublished && status !== 'withdrawn',
    result: ({ status }) => ({ status, isPublished: true }),
  },
  option: {
    isPossible: ({ status, isPublished }) => isPublished && status === 'available',
    result: { status: 'option', isPublished: true },
  },
  sold: {
    isPossible: (home) => home.isPublished && isOffered(home) && home.goal === 'sale',
    result: { status: 'sold', isPublished: true },
  },
  rented: {
    isPossible: (home) => home.isPublished && isOffered(home) && home.goal === 'rent',
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

export function possibleStates(home: Home): HomeState[] {
  return homeStates.filter((state) => moves[state].isPossible(home))
}

/** Undefined when that cannot happen to this home. */
export function movedTo<Moved extends Home>(home: Moved, state: HomeState): Moved | undefined {
  const { isPossible, result } = moves[state]
  if (!isPossible(home)) return undefined
  return { ...home, ...(typeof result === 'function' ? result(home) : result) }
}
