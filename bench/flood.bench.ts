import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Flood, floodsAt } from './floods'
import { addressOf } from './load'
import { openSite } from './site'
import { say } from './stopwatch'
import { ask, type Watched, waitLine, watch } from './watched'

const attackers = 60
const seconds = 8
const aim = 200

const watched: Watched[] = [
  { name: 'a kept page', path: () => '/nl/', headers: { 'accept-encoding': 'br' } },
  { name: '/healthz', path: () => '/healthz', headers: {} },
]

/** What visitors of kept pages notice while many addresses ask for what is costly. */
export async function run() {
  const site = await openSite('data/bench-site', {
    // Each request comes from an address of its own: only the limits of all together hold.
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    CAPTCHA_ALWAYS: 'yes',
  })
  try {
    say('sixty at once, each time from another address; milliseconds that others wait')
    for (const { path, headers } of watched) await fetch(site.origin + path(0), { headers })
    for (const flood of await floodsAt(site.origin)) await measure(site.origin, flood)
  } finally {
    await site.close()
  }
}

async function measure(origin: string, flood: Flood) {
  const statuses = new Map<number, number>()
  let isOver = false
  let round = 0
  const agent = new Agent({ keepAlive: true })
  const attack = async () => {
    while (!isOver) {
      round += 1
      const { path, body } = flood.next(round)
      const headers = { 'x-forwarded-for': addressOf(round) }
      const status = await ask(origin, { path, body, headers, agent })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await delay(20)
    }
  }
  const underway = Array.from({ length: attackers }, attack)
  const waits = await Promise.all(
    watched.map((each) => watch(origin, each, { seconds, perSecond: 20 })),
  )
  isOver = true
  await Promise.all(underway)
  agent.destroy()
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`)
  say(`\n${flood.name}: ${counts.join(', ')}`)
  for (const [at, { name }] of watched.entries())
    say(`  ${name.padEnd(14)} ${waitLine(waits[at] ?? [], aim)}`)
}
