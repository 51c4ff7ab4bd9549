import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Condition } from './condition'

/** In milliseconds: how long a balancer needs to notice, and how long what is underway may take. */
type Stopping = { notice: number; patience: number }

/** Time for a visitor who just came in to say what for. */
const firstWord = 1_000

/**
 * Answers what ends a server without cutting anyone off. The balancer is told first, and served until it
 * noticed; every answer from then on is the last on its line, since who used that line again would find
 * it closed. Then nobody new is let in, and what is underway is finished, unless that takes too long.
 */
export function prepareToLeave(server: Server, condition: Condition) {
  const lines = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  server.on('connection', (line) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  // One function for all answers: of one for each, every kept page would pay the making.
  function isOver(this: ServerResponse) {
    answers.delete(this)
  }
  // Before the listener that answers: a kept page is sent at once.
  server.prependListener('request', (_, answer) => {
    if (condition.isLeaving) answer.shouldKeepAlive = false
    answers.add(answer)
    answer.on('close', isOver)
  })

  return async ({ notice, patience }: Stopping) => {
    condition.isLeaving = true
    for (const answer of answers) answer.shouldKeepAlive = false
    await delay(notice)
    const closed = once(server, 'close')
    server.close()
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const unused = setTimeout(() => closeUnused(lines), Math.min(firstWord, patience))
    await Promise.race([closed, delay(patience, undefined, { ref: false })])
    clearInterval(idle)
    clearTimeout(unused)
    server.closeAllConnections()
  }
}

/** Browsers open lines that they may need later; Node waits for those as for a request. */
function closeUnused(lines: Set<Socket>) {
  for (const line of lines) if (line.bytesRead === 0) line.destroy()
}
