import type { Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

let letIn = 0

/** A line lets its visitor be heard: only then is known who asks for a page and who sends a form. */
export function countLines(server: Server) {
  server.on('connection', () => {
    letIn += 1
  })
}

/** Some hundred may knock at once; who never stops knocking keeps no work away for long. */
const mostTurns = 200

/**
 * Node opens one new line for each turn of its loop. Between two pieces of work a hundred that wait to be let
 * in would each wait for a piece, and a page of a millisecond for all of them.
 */
export async function letInFirst() {
  await turn()
  for (let turns = 0, before = -1; before !== letIn && turns < mostTurns; turns += 1) {
    before = letIn
    await turn()
  }
}
