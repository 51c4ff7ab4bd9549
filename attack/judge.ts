import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { pdfText } from '../testing/pdf-text'
import { type Answer, plantedHeader, type Shot, unescaped } from './shot'

export type Known = {
  /** Where the site answers. */
  origin: string
  /** What neither a visitor nor a stranger who owns a home may read. */
  secrets: RegExp
  tokens: string[]
  folder: string
}

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}
const drawnByBrowsers = /html|xml|svg/
const outsiders = ['nobody', 'owner', 'half']

/** What an answer should not have been: one line each. */
export function judge(shot: Shot, answer: Answer, known: Known): string[] {
  const { status, headers } = answer
  const faults: string[] = []
  if (answer.isLate) faults.push('no answer')
  const isDeliberate = status === 503 && headers['retry-after'] !== undefined
  if (status >= 500 && !isDeliberate) faults.push(`answers ${status}`)
  if (headers[plantedHeader] !== undefined) faults.push('a header was planted')
  if (leadsAway(headers.location, known.origin)) faults.push(`leads to ${headers.location}`)
  const text = textOf(answer)
  const isDrawn = drawnByBrowsers.test(headers['content-type'] ?? '')
  if (isDrawn && unescaped.test(text)) faults.push('sends back what was typed, unescaped')
  if (known.tokens.some((token) => text.includes(token))) faults.push('tells a session')
  if (text.includes(known.folder)) faults.push('tells where it was built')
  const caller = 'asked' in shot ? shot.asked.caller : 'nobody'
  const told = outsiders.includes(caller) ? text.match(known.secrets)?.[0] : undefined
  if (told) faults.push(`tells what is private: ${told}`)
  return faults
}

function leadsAway(location: string | undefined, origin: string): boolean {
  if (location === undefined) return false
  const isOurs = URL.canParse(location, origin) && new URL(location, origin).origin === origin
  return !isOurs
}

function textOf({ headers, body }: Answer): string {
  let bytes = body
  try {
    bytes = unpack[headers['content-encoding'] ?? '']?.(body) ?? body
  } catch {
    // Cut off, or asked for in part.
  }
  const paper = bytes.subarray(0, 4).toString() === '%PDF' ? pdfText(bytes) : ''
  return `${paper}${bytes.toString('utf8')}${JSON.stringify(headers)}`
}
