import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** A page that somebody looks at while others do what is costly. */
export type Watched = {
  name: string
  headers: Record<string, string>
  path: (times: number) => string
}

/** So many times a second, whether the one before was answered or not, as visitors do; sorted milliseconds. */
export async function watch(
  origin: string,
  { path, headers }: Watched,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const waits: Promise<number>[] = []
  for (let times = 0; times < seconds * perSecond; times += 1) {
    const began = performance.now()
    const asked = ask(origin, { path: path(times), headers, agent })
    waits.push(asked.then(() => performance.now() - began))
    await delay(1_000 / perSecond)
  }
  const measured = await Promise.all(waits)
  agent.destroy()
  return measured.sort((one, other) => one - other)
}

type Asked = { path: string; body?: string; headers: Record<string, string>; agent: Agent }

/** The status, or 0 without an answer. */
export function ask(origin: string, { path, body, headers, agent }: Asked): Promise<number> {
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

export function waitLine(waits: number[], aim: number): string {
  const verdict = at(waits, 0.99) <= aim ? 'met' : 'MISSED'
  return `${waitsLine(waits)} (aim: p99 under ${aim}, ${verdict})`
}

/** Without an aim: of somebody else. */
export function waitsLine(waits: number[]): string {
  const ms = (share: number) => `${Math.round(at(waits, share))}`.padStart(5)
  return `p50${ms(0.5)}  p99${ms(0.99)}  most${ms(1)}`
}

const at = (waits: number[], share: number) => waits[Math.floor(share * (waits.length - 1))] ?? 0
