import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Flood, floodsAt } from './floods'
import { addressOf } from './load'
import { openSite } from './site'
import { say } from './stopwatch'

const attackers = 60
const seconds = 8
const aim = 200

type Watched = { name: string; path: string; headers: Record<string, string> }
const watched: Watched[] = [
  { name: 'a kept page', path: '/nl/', headers: { 'accept-encoding': 'br' } },
  { name: '/healthz', path: '/healthz', headers: {} },
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
    for (const { path, headers } of watched) await fetch(site.origin + path, { headers })
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
  const waits = await Promise.all(watched.map((each) => watch(origin, each)))
  isOver = true
  await Promise.all(underway)
  agent.destroy()
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`)
  say(`\n${flood.name}: ${counts.join(', ')}`)
  for (const [at, { name }] of watched.entries())
    say(`  ${name.padEnd(14)} ${line(waits[at] ?? [])}`)
}

/** Twenty times a second, whether the one before was answered or not, as visitors do. */
async function watch(origin: string, { path, headers }: Watched): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const waits: Promise<number>[] = []
  for (let times = 0; times < seconds * 20; times += 1) {
    const began = performance.now()
    waits.push(ask(origin, { path, headers, agent }).then(() => performance.now() - began))
    await delay(50)
  }
  const measured = await Promise.all(waits)
  agent.destroy()
  return measured.sort((one, other) => one - other)
}

type Asked = { path: string; body?: string; headers: Record<string, string>; agent: Agent }

function ask(origin: string, { path, body, headers, agent }: Asked): Promise<number> {
  const type = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve) => {
    const options = {
      agent,
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && type) },
    }
    request(origin + path, options, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end(body)
  })
}

function line(waits: number[]): string {
  const at = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? 0
  const ms = (value: number) => `${Math.round(value)}`.padStart(5)
  const verdict = at(0.99) <= aim ? 'met' : 'MISSED'
  return `p50${ms(at(0.5))}  p99${ms(at(0.99))}  most${ms(at(1))} (aim: p99 under ${aim}, ${verdict})`
}
