import { doneIn } from '../done'

const things = [
  ...(['created', 'saved', 'publish', 'option', 'sold', 'rented', 'withdraw', 'back'] as const),
  ...(['added', 'moved', 'removed'] as const),
]
export type DoneWithHome = (typeof things)[number]

export function doneWithHome(url: URL): DoneWithHome | undefined {
  return doneIn(url, things)
}
