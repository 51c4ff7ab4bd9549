import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { load, processorTime } from './load'
import { medianOf, noteRatio } from './ratios'
import { freePort, openSite } from './site'
import { say } from './stopwatch'

const page = '/nl/te-koop/'
const seconds = 3
const rounds = 5
const headers = { 'accept-encoding': 'br' }
const most = { microseconds: 50, overBare: 1.3 }

/** Pages that are kept: processor of Node for each, beside bare node:http, in turns. */
export async function run() {
  const site = await openSite()
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-kept-'))
  const bare = await bareHttp(site.origin + page, folder)
  try {
    const turns = []
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await microseconds(site.pid, site.origin + page)
      turns.push({ ours, bare: await microseconds(bare.pid, bare.address) })
    }
    // The first turn warms the engines up.
    const counted = turns.slice(1)
    const ours = medianOf(counted.map((turn) => turn.ours))
    const ratios = counted.map((turn) => turn.ours / turn.bare)
    const ratio = medianOf(ratios)
    const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED')
    say('Kept pages, sixteen connections, in turns; the median of five')
    say(
      `bare node:http, the same bytes and headers  ${medianOf(counted.map((turn) => turn.bare)).toFixed(0)} µs`,
    )
    say(
      `a kept page  ${ours.toFixed(0)} µs (aim: at most ${most.microseconds}, ${verdict(ours <= most.microseconds)})`,
    )
    say(
      `over bare  ${ratio.toFixed(1)} times (aim: at most ${most.overBare}, ${verdict(ratio <= most.overBare)})`,
    )
    noteRatio('a kept page over bare node:http', ratios)
  } finally {
    bare.close()
    await site.close()
    rmSync(folder, { recursive: true })
  }
}

async function microseconds(pid: number, address: string): Promise<number> {
  const before = processorTime([pid])
  const { requestsPerSecond } = await load(address, seconds, { headers })
  return ((processorTime([pid]) - before) * 1e6) / (requestsPerSecond * seconds)
}

/** What Node adds by itself is not given twice. */
async function bareHttp(kept: string, folder: string) {
  const [answer] = await once(get(kept, { headers }), 'response')
  const own = ['date', 'connection', 'keep-alive']
  const lines = Object.entries(answer.headers).filter(([name]) => !own.includes(name))
  const files = [path.join(folder, 'headers'), path.join(folder, 'page')] as const
  writeFileSync(files[0], JSON.stringify(lines.flat()))
  writeFileSync(files[1], await buffer(answer))
  const port = await freePort()
  const server = spawn(process.execPath, ['bench/bare-http.js', `${port}`, ...files])
  const address = `http://127.0.0.1:${port}/`
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await delay(100)
    if (await fetch(address).catch(() => undefined)) break
  }
  return { address, pid: server.pid ?? 0, close: () => server.kill('SIGTERM') }
}
