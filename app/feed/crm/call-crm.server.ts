import { readXml } from '../reading/read-xml.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import type { XmlElement } from '../reading/xml-element'

export type CrmCall = {
  path: string
  body?: object
  /** In place of a body in JSON; so is then its answer. */
  xml?: { type: string; text: string }
  bearer?: string
  basic?: { name: string; password: string }
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Its answer has nothing to read: that there is one says that it was heard. */
  isDeed?: boolean
}
/** What was answered, when it was an answer: 200 with JSON or XML, or a refusal by its number and perhaps words. */
export type CrmAnswer = { status: number; json: unknown; xml?: XmlElement }
export type CallCrm = (call: CrmCall) => Promise<CrmAnswer>

export type Line = {
  origin: string
  /** Stands still for so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** How long one answer may take. */
  patience?: number
  /** How often one call is tried. */
  tries?: number
  /** In place of plain JSON, where that names a version. */
  accept?: string
}

const betweenCalls = 300
const mostTries = 5
/** In one run; more is not bad luck. */
const mostTroubles = 15
/** Within a run; a longer one ends it. */
const longestRest = 120_000
const longestAskedFor = 24 * 3_600_000
const largestAnswer = 40 * 1024 * 1024

/**
 * One call at a time, with a pause before each. What went wrong on the way is tried again, later each
 * time; a refusal is not.
 */
export function createCaller({
  origin,
  wait,
  patience = 30_000,
  tries = mostTries,
  accept = 'application/json',
}: Line): CallCrm {
  let troubles = 0
  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      await wait(betweenCalls)
      const { answer, trouble, rest, isUnheard } = await once({ origin, accept }, call, patience)
      if (answer) return answer
      troubles += 1
      const pause = rest ?? 1_000 * 2 ** attempt
      const isEnough = attempt >= tries || troubles > mostTroubles || pause > longestRest
      if (isEnough) throw new UnreadableFeed(trouble, 0, isUnheard, rest)
      await wait(pause)
    }
  }
}

type Outcome =
  | { answer: CrmAnswer; trouble?: undefined; rest?: undefined; isUnheard?: undefined }
  | { answer?: undefined; trouble: UnreadableFeed['reason']; rest?: number; isUnheard?: boolean }

async function once(
  { origin, accept }: { origin: string; accept: string },
  call: CrmCall,
  patience: number,
): Promise<Outcome> {
  const { path, body, xml, method = 'POST' } = call
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        accept,
        ...(body && { 'content-type': 'application/json' }),
        ...(xml && { 'content-type': xml.type }),
        'user-agent': 'Baksteen feed',
        ...authorized(call),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(xml && { body: xml.text }),
      redirect: 'error',
      signal,
    })
    return await outcomeOf(response, call)
  } catch (error) {
    if (error instanceof UnreadableFeed) return { trouble: error.reason }
    return { trouble: 'unreachable', isUnheard: isNeverSent(error) }
  }
}

function authorized({ bearer, basic }: CrmCall): Record<string, string> {
  if (bearer) return { authorization: `Bearer ${bearer}` }
  if (!basic) return {}
  const pair = Buffer.from(`${basic.name}:${basic.password}`).toString('base64')
  return { authorization: `Basic ${pair}` }
}

async function outcomeOf(response: Response, { isDeed, xml }: CrmCall): Promise<Outcome> {
  const { status } = response
  if (status === 429 || status >= 500) {
    await response.body?.cancel()
    const isUnheard = status === 429 || status === 503
    return { trouble: 'overloaded', rest: restOf(response), isUnheard }
  }
  if (status >= 400) {
    const words = await textOf(response).catch(() => '')
    return { answer: { status, json: jsonOrNothing(words) } }
  }
  if (isDeed) {
    await response.body?.cancel()
    return { answer: { status, json: null } }
  }
  const text = await textOf(response)
  if (xml) return { answer: { status, json: null, xml: readXml(text) } }
  return { answer: { status, json: jsonOf(text) } }
}

/** No line was open yet. */
const beforeTheLine = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause
    ? beforeTheLine.has(String(cause.code))
    : false
}

/** In seconds, or as a moment on the clock of the CRM, which its answer tells as well. */
function restOf({ headers }: Response): number | undefined {
  const told = headers.get('retry-after') ?? ''
  const rest = /^\d+$/.test(told)
    ? Number(told) * 1_000
    : Date.parse(told) - Date.parse(headers.get('date') ?? '')
  return rest > 0 ? Math.min(rest, longestAskedFor) : undefined
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of response.body ?? []) {
      size += piece.length
      if (size > largestAnswer) throw new UnreadableFeed('too-long')
      pieces.push(piece)
    }
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : new UnreadableFeed('truncated')
  }
  return decoded(Buffer.concat(pieces), response.headers.get('content-type') ?? '')
}

/** It is UTF-8, whatever its header says; where it is not, the header is believed. */
function decoded(bytes: Buffer, contentType: string): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType) ?? []
  for (const label of ['utf-8', charset]) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes)
    } catch {
      // The next one may fit.
    }
  }
  throw new UnreadableFeed('not-text')
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFeed(/^\s*</.test(text) ? 'not-json' : 'truncated')
  }
}
