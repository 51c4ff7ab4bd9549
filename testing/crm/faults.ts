import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a CRM does wrong, on which of its lists (counted from 0), and how often. */
export const faultNames = [
  '401',
  '429',
  '500',
  'truncated',
  'html',
  'empty',
  'no-list',
  'wrong-count',
  'short',
  'invalid',
  'ignored',
  'charset',
  'pause',
  'reset',
  'half',
] as const
export type FaultName = (typeof faultNames)[number]
export type Fault = {
  name: FaultName
  after?: number
  times?: number
  seen?: number
  /** How long it asks to be left alone, with "429". */
  retryAfter?: string
}

/** Answers wrongly and says true, or says false: then the right answer is due. */
export function misbehave(
  fault: Fault,
  response: ServerResponse,
  told: unknown,
  /** Where its answers are of another shape. */
  own: Partial<Wrongs> = {},
): boolean {
  const { after = 0, times = Number.POSITIVE_INFINITY, seen = 0 } = fault
  fault.seen = seen + 1
  if (seen < after || seen >= after + times) return false
  const wrong = own[fault.name] ?? wrongs[fault.name]
  if (fault.retryAfter) response.setHeader('retry-after', fault.retryAfter)
  wrong(response, told as Answer)
  return true
}

type Answer = { estates?: unknown[]; totalCount?: number }

export type Wrongs = Record<FaultName, (response: ServerResponse, told: Answer) => void>

const wrongs: Wrongs = {
  '401': (response) => response.writeHead(401).end(),
  '429': (response) => {
    if (!response.hasHeader('retry-after')) response.setHeader('retry-after', '1')
    response.writeHead(429).end()
  },
  '500': (response) => response.writeHead(500).end('{"Message":"An error has occurred."}'),
  truncated: (response, told) => {
    const text = JSON.stringify(told)
    sendText(response, text.slice(0, text.length / 2))
  },
  html: (response) => sendText(response, '<html><body>Onderhoud</body></html>', 'text/html'),
  empty: (response) => sendJson(response, { isValidRequest: true, totalCount: 0 }),
  'no-list': (response, { totalCount = 0 }) => {
    sendJson(response, { isValidRequest: true, totalCount: totalCount + 1 })
  },
  'wrong-count': (response, told) => {
    sendJson(response, { ...told, totalCount: (told.totalCount ?? 0) + 3 })
  },
  short: (response, told) => sendJson(response, { ...told, estates: told.estates?.slice(0, -1) }),
  invalid: (response) => {
    sendJson(response, { isValidRequest: false, validationErrors: [{ code: 'BadRequestFormat' }] })
  },
  ignored: (response, told) => {
    sendJson(response, { ...told, validationErrors: [{ code: 'BadRequestFormat' }] })
  },
  charset: (response, told) => {
    const text = JSON.stringify({ ...told, note: 'é' })
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(Buffer.from(text, 'latin1'))
  },
  // Never answers: whoever asks must have had enough by itself.
  pause: () => {},
  reset: (response) => response.destroy(),
  half: (response, told) => {
    const text = JSON.stringify(told)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
    response.write(text.slice(0, text.length / 2), () => response.destroy())
  },
}

export function sendJson(response: ServerResponse, told: unknown) {
  sendText(response, JSON.stringify(told))
}

function sendText(response: ServerResponse, text: string, type = 'application/json') {
  response.writeHead(200, { 'content-type': type }).end(text)
}

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  return JSON.parse((await readText(request)) || '{}')
}

export async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
