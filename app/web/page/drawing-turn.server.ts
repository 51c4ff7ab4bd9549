import { performance } from 'node:perf_hooks'
import { setImmediate as nextRound } from 'node:timers/promises'

/** Node takes one new line in each round, however many wait: between two pages so many of them are heard. */
const rounds = 40

let last: Promise<void> = Promise.resolve()
let idleBefore = -1

/**
 * Comes to one page at a time. A page is drawn in one go, which holds up everybody: before the next one,
 * whoever asks for a kept page is answered. Where the process had nothing to do since the last page, all were.
 */
export function drawingTurn(): Promise<void> {
  last = last.then(async () => {
    const isHeard = idleTime() > idleBefore
    for (let round = isHeard ? rounds : 0; round < rounds; round += 1) await nextRound()
    idleBefore = idleTime()
  })
  return last
}

const idleTime = () => performance.eventLoopUtilization().idle
