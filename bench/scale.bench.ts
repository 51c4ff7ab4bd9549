import { setTimeout as delay } from 'node:timers/promises'
import { findProgram } from '../endure/outside-programs.js'
import { components, type Spent, spent } from './scale/components'
import { openNodes, openShared } from './scale/open-nodes'
import { worksAt } from './scale/work'
import { say } from './stopwatch'

const idleSeconds = 8

/** Two cores cannot show how much several machines carry: what each part spends on one request can be told. */
export async function run() {
  if (!findProgram('haproxy')) return say('skipped: haproxy is not on this machine')
  const shared = await openShared()
  try {
    if (!shared.hasStore) say('files in a folder: no store that speaks S3 is on this machine')
    for (const count of [1, 2] as const) await measure(shared, count)
  } finally {
    await shared.close()
  }
}

async function measure(shared: Awaited<ReturnType<typeof openShared>>, count: 1 | 2) {
  const nodes = await openNodes(shared, count)
  try {
    say(
      `\n${count === 1 ? 'one node' : 'two nodes'} behind haproxy, processor milliseconds for each`,
    )
    say(line('', components, 'requests'))
    await delay(3_000)
    const before = spent()
    await delay(idleSeconds * 1_000)
    say(line('a second without visitors', between(before, idleSeconds), ''))
    for (const { name, prepare, run: work } of worksAt(nodes.origin, count)) {
      await prepare?.()
      const start = spent()
      const requests = await work()
      say(line(name, between(start, requests), `${requests}`))
    }
  } finally {
    await nodes.close()
  }
}

function between(before: Spent, requests: number): string[] {
  const now = spent()
  return components.map((each) => (((now[each] - before[each]) * 1_000) / requests).toFixed(2))
}

function line(name: string, cells: readonly string[], last: string): string {
  return [name.padEnd(32), ...cells.map((cell) => cell.padStart(11)), last.padStart(9)].join('')
}
