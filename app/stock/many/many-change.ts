import type { PropertyContent } from '../../properties/stored/property-content'
import type { PropertyState } from '../property-states'

/** States that need no answer of their own for each property. */
const states = ['publish', 'option', 'back', 'withdraw'] as const satisfies PropertyState[]

type Shown = Partial<Pick<PropertyContent, 'publishPrice' | 'publishAddress'>>

const edits = {
  'show-price': { publishPrice: true },
  'hide-price': { publishPrice: false },
  'show-address': { publishAddress: true },
  'hide-address': { publishAddress: false },
} satisfies Record<string, Shown>

/** What can be done to several properties at once. */
export const manyChanges = [...states, ...(Object.keys(edits) as (keyof typeof edits)[])] as const
export type ManyChange = (typeof manyChanges)[number]

export function stateIn(change: ManyChange): (typeof states)[number] | undefined {
  return states.find((state) => state === change)
}

export function editIn(change: ManyChange): Shown {
  return change in edits ? edits[change as keyof typeof edits] : {}
}

/** The numbers in an address or a form; what is no number is left out, and so is what is too many. */
export function idsIn(typed: string[]): number[] {
  const ids = typed.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  return [...new Set(ids)].slice(0, mostAtOnce)
}

/** A page of the list. */
const mostAtOnce = 50
