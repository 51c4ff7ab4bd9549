import { lookup as resolve } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

type FetchProblem =
  | 'not-a-web-address'
  | 'private-address'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | `status-${number}`

/** What a server says about the version of a file. */
export type FileVersion = { etag: string | null; lastModified: string | null }

export type Fetched =
  | { outcome: 'fetched'; bytes: Buffer; version?: FileVersion }
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; problem: FetchProblem }

/** With the version we have, an unchanged file is not sent again. */
export type FetchFile = (url: string, known?: FileVersion) => Promise<Fetched>

type Limits = {
  maxBytes: number
  timeout: number
  /** Which addresses may be visited; asked for every redirect and every answer of the DNS. */
  isAllowed?: (address: string) => boolean
  redirects?: number
  /** Who asks, as the server reads it. */
  userAgent?: string
}

class Refused extends Error {
  constructor(readonly problem: FetchProblem) {
    super(problem)
  }
}

/** Fetches files that strangers name: small, quick, and from the open internet only. */
export function createFileFetcher({
  maxBytes,
  timeout,
  isAllowed = isPublicAddress,
  redirects = 3,
  userAgent = 'Baksteen feed',
}: Limits): FetchFile {
  return async (url, known) => {
    const signal = AbortSignal.timeout(timeout)
    try {
      const answer = await follow(url, { signal, isAllowed, redirects, userAgent, known })
      if (answer.statusCode === 304) return { outcome: 'unchanged' }
      const bytes = await wholeBody(answer, maxBytes)
      return { outcome: 'fetched', bytes, version: versionOf(answer) }
    } catch (error) {
      if (error instanceof Refused) return { outcome: 'failed', problem: error.problem }
      return { outcome: 'failed', problem: signal.aborted ? 'too-slow' : 'unreachable' }
    }
  }
}

type Question = {
  signal: AbortSignal
  known?: FileVersion
  isAllowed: (address: string) => boolean
  redirects: number
  userAgent: string
}

async function follow(url: string, question: Question): Promise<IncomingMessage> {
  let address = url
  for (let turn = 0; turn <= question.redirects; turn += 1) {
    const answer = await open(webAddress(address, question.isAllowed), question)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return answer
    answer.destroy()
    if (statusCode === 304 && question.known) return answer
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location
    if (!isRedirect) throw new Refused(`status-${statusCode}`)
    address = URL.parse(headers.location ?? '', address)?.href ?? ''
  }
  throw new Refused('unreachable')
}

/** A host given as a number is never looked up, so it is judged here. */
function webAddress(address: string, isAllowed: Question['isAllowed']): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Refused('not-a-web-address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new Refused('private-address')
  return url
}

function versionOf({ headers }: IncomingMessage): FileVersion {
  return { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
}

function open(
  url: URL,
  { signal, isAllowed, userAgent, known }: Question,
): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = {
    'user-agent': userAgent,
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
  return new Promise((done, fail) => {
    get(url, { headers, signal, lookup: guardedLookup(isAllowed), agent: false }, done).on(
      'error',
      fail,
    )
  })
}

/** The connection goes to the very address that was judged: asking the DNS twice could be fooled. */
function guardedLookup(isAllowed: Question['isAllowed']): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return answer(error ?? new Refused('unreachable'), '')
      const isSafe = found.every(({ address }) => isAllowed(address))
      if (!isSafe) return answer(new Refused('private-address'), '')
      if (options.all) return answer(null, found)
      answer(null, first.address, first.family)
    })
  }
}

async function wholeBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length']) > maxBytes) {
    answer.destroy()
    throw new Refused('too-large')
  }
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer) {
    size += piece.length
    if (size > maxBytes) {
      answer.destroy()
      throw new Refused('too-large')
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
