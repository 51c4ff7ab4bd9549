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
  const at = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? 0
  const ms = (value: number) => `${Math.round(value)}`.padStart(5)
  const verdict = at(0.99) <= aim ? 'met' : 'MISSED'
  return `p50${ms(at(0.5))}  p99${ms(at(0.99))}  most${ms(at(1))} (aim: p99 under ${aim}, ${verdict})`
}
