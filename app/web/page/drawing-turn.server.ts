import { setImmediate as nextRound } from 'node:timers/promises'

/** Node takes one new line in each round, however many wait: between two pages so many of them are heard. */
const rounds = 40

let last: Promise<void> = Promise.resolve()

/**
 * Comes to one page at a time. A page is drawn in one go, which holds up everybody: before the next one,
 * whoever asks for a kept page is answered.
 */
export function drawingTurn(): Promise<void> {
  last = last.then(async () => {
    for (let round = 0; round < rounds; round += 1) await nextRound()
  })
  return last
}
