import { doneIn } from '../done'

const things = [
  'created',
  'saved',
  'publish',
  'option',
  'sold',
  'rented',
  'withdraw',
  'back',
  'added',
  'moved',
  'removed',
] as const
export type DoneWithProperty = (typeof things)[number]

export function doneWithProperty(url: URL): DoneWithProperty | undefined {
  return doneIn(url, things)
}
