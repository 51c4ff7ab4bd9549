import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

type Load = { requestsPerSecond: number; bytes: number }

/** As many requests as a few keep-alive connections carry; each waits for its answer. */
export async function load(url: string, seconds: number, options: Options = {}): Promise<Load> {
  const { connections = 16, headers = {}, nextPath, isFromMany, pause = 0 } = options
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  let asked = 0
  const from = () => (isFromMany ? `X-Forwarded-For: ${addressOf(asked++)}\r\n` : '')
  const request = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${lines.join('')}${from()}\r\n`
  const fixed = Buffer.from(request(pathname + search))
  const until = performance.now() + seconds * 1_000
  let answers = 0
  let bytes = 0

  const visitors = Array.from({ length: connections }, async () => {
    const socket = connect(Number(port), hostname)
    let missing = 0
    await new Promise<void>((resolve, reject) => {
      const ask = () => {
        if (performance.now() > until) return resolve()
        socket.write(nextPath || isFromMany ? request(nextPath?.() ?? pathname + search) : fixed)
      }
      socket.once('connect', ask).on('error', reject)
      socket.on('data', (chunk) => {
        if (missing === 0) missing = lengthOf(chunk)
        missing -= chunk.length
        if (missing > 0) return
        answers += 1
        bytes += chunk.length
        if (pause > 0) setTimeout(ask, pause)
        else ask()
      })
    })
    socket.destroy()
  })
  await Promise.all(visitors)
  return { requestsPerSecond: answers / seconds, bytes }
}

type Options = {
  connections?: number
  headers?: Record<string, string>
  nextPath?: () => string
  /** Each request comes from an address of its own, where the site believes what it is told. */
  isFromMany?: boolean
  /** Milliseconds between an answer and the next question of the same visitor. */
  pause?: number
}

export const addressOf = (round: number) => `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}`

/** Head and body of the answer that begins with this chunk. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.subarray(0, end).toString('latin1')
  const [, status] = head.match(/^HTTP\/1\.1 (\d+)/) ?? []
  if (status !== '200') throw new Error(`answered ${head.split('\r\n')[0]}`)
  const [, length] = head.match(/\r\ncontent-length: (\d+)/i) ?? []
  if (!length) throw new Error('an answer without a length cannot be counted')
  return end + 4 + Number(length)
}

/** Processor time of processes so far, in seconds: unlike requests per second it minds its own business. */
export function processorTime(pids: number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, each) => sum + each, 0) / 100
}
