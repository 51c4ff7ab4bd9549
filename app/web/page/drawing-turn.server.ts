import { setImmediate as nextRound } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Comes to one page at a time, each in its own round of the event loop: a page is drawn in one go, and
 * between two of them whoever asks for a kept one is answered.
 */
export function drawingTurn(): Promise<void> {
  last = last.then(() => nextRound())
  return last
}
