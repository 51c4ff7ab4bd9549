import { doneIn } from '../done'

const things = [
  'created',
  'saved',
  'units-saved',
  'publish',
  'withdraw',
  'added',
  'moved',
  'removed',
] as const
export type DoneWithProject = (typeof things)[number]

export function doneWithProject(url: URL): DoneWithProject | undefined {
  return doneIn(url, things)
}
