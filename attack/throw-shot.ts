import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Asked, Caller, Shot, Wire } from './shot'

/** Nobody waits longer for a page; the site itself gives up after thirty seconds. */
const patience = 45_000
/** Of a line on which an unfinished request was sent. */
const silence = 1_500

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const shownOut: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) }

export type Aim = { port: number; origin: string; tokens: Record<Caller, string> }

export function throwShot(shot: Shot, aim: Aim): Promise<Answer> {
  return 'wire' in shot ? onWire(shot.wire, aim) : ask(shot.asked, aim)
}

function ask({ caller, method, path, headers, body, isChunked }: Asked, aim: Aim): Promise<Answer> {
  const token = aim.tokens[caller]
  const own = {
    host: new URL(aim.origin).host,
    origin: aim.origin,
    ...(token ? { cookie: `session=${token}` } : {}),
    ...(body !== undefined && !isChunked ? { 'content-length': Buffer.byteLength(body) } : {}),
    ...headers,
  }
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      resolve({ ...shownOut, isLate: true })
      asked.destroy()
    }, patience)
    const done = (answer: Answer) => {
      clearTimeout(late)
      resolve(answer)
    }
    const where = { host: '127.0.0.1', port: aim.port, path, method, headers: own, agent }
    const asked = request(where, (message) => read(message).then(done, () => done(shownOut)))
    asked.on('error', () => done(shownOut))
    asked.end(body)
  })
}

async function read(message: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  const headers = Object.entries(message.headers).map(([name, value]) => [name, `${value}`])
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(parts),
  }
}

async function onWire({ pieces, pause }: Wire, { port }: Aim): Promise<Answer> {
  const line = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  const closed = once(line, 'close').catch(() => undefined)
  line.on('error', () => {})
  for (const piece of pieces) {
    if (pause > 0) await delay(pause)
    if (!line.writable) break
    line.write(piece, 'latin1')
  }
  if (pause > 0) await delay(pause)
  line.on('data', (part) => parts.push(part))
  line.setTimeout(silence, () => line.destroy())
  await closed
  return answerIn(Buffer.concat(parts))
}

/** The worst of the answers on one line: several may have been asked for. */
function answerIn(bytes: Buffer): Answer {
  const text = bytes.toString('latin1')
  const statuses = [...text.matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3}) /g)].map(([, each]) =>
    Number(each),
  )
  const [head = ''] = text.split('\r\n\r\n')
  const lines = head.split('\r\n').slice(1)
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()]
  })
  return {
    status: Math.max(0, ...statuses),
    headers: Object.fromEntries(headers),
    body: bytes.subarray(head.length),
  }
}
