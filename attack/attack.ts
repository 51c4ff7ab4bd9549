import fc from 'fast-check'
import type { Shot } from './shot'
import type { Target } from './target'

export type Attack = {
  name: string
  /** How much of the whole it is, in hundredths. */
  share: number
  /** Eight, if nothing is said. */
  atOnce?: number
  shots: (target: Target, count: number, seed: number) => Iterable<Shot>
}

const batch = 100

/** The same for the same seed; a hundred at a time, because some are large. */
export function* sampled(shots: fc.Arbitrary<Shot>, count: number, seed: number): Iterable<Shot> {
  for (let from = 0; from < count; from += batch) {
    const numRuns = Math.min(batch, count - from)
    yield* fc.sample(shots, { numRuns, seed: seed + from })
  }
}
