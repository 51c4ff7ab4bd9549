import { BodyTooLarge } from './bounded-body.server'

/** What a browser sends from a form; anything else is not one. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** A browser that is cut off while it sends never sees our answer: so much is read, whoever sends it. */
const mostRead = 128 * 1024 * 1024

/** Twice our longest list, filled in to the last row; every one more costs time to read. */
const mostFields = 10_000

type ReadForm =
  | { outcome: 'read'; data: FormData }
  | { outcome: 'too-large' | 'wrong-type' | 'unreadable' }

/** Keeps no more than the limit in memory; what comes after it is read and dropped. */
export async function readForm(
  request: Request,
  largest: number,
  most = mostRead,
): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = formTypes.test(type)
  try {
    const bytes = await readBytes(request.body, isForm ? largest : 0, most)
    if (!isForm) return { outcome: 'wrong-type' }
    if (!bytes) return { outcome: 'too-large' }
    const isInParts = /^multipart/i.test(type)
    if (fieldsIn(bytes, isInParts ? boundaryIn(type) : '&') > mostFields) {
      return { outcome: 'too-large' }
    }
    return {
      outcome: 'read',
      data: withoutZeros(isInParts ? await parts(bytes, type) : pairs(bytes)),
    }
  } catch (error) {
    return { outcome: error instanceof BodyTooLarge ? 'too-large' : 'unreadable' }
  }
}

/** All of it, or nothing when it is more than the limit. */
async function readBytes(
  body: Request['body'],
  largest: number,
  most: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const reader = body?.getReader()
  let kept: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Past the most we leave the rest where it is: to cancel it would close the line before we answer.
  while (reader && size <= most) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > largest) kept = []
    else kept.push(value)
  }
  return size > largest ? undefined : Buffer.concat(kept)
}

/** Nobody types a zero byte, and PostgreSQL keeps none. */
function withoutZeros(data: FormData): FormData {
  const clean = new FormData()
  for (const [name, value] of data) {
    clean.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return clean
}

/** Counted before a parser makes something of each. */
function fieldsIn(bytes: Buffer, between: string): number {
  let fields = 1
  let at = bytes.indexOf(between)
  while (at >= 0 && fields <= mostFields) {
    fields += 1
    at = bytes.indexOf(between, at + between.length)
  }
  return fields
}

function boundaryIn(type: string): string {
  const [, boundary] = /boundary="?([^";,]+)/i.exec(type) ?? []
  if (!boundary) throw new TypeError('no boundary')
  return `--${boundary.trim()}`
}

/** A text that is no UTF-8 would be stored with holes: the platform puts a mark where it could not read. */
async function parts(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  for (const [name, value] of data) {
    const text = typeof value === 'string' ? value : value.name
    if (`${name}${text}`.includes('\ufffd')) throw new TypeError('no UTF-8')
  }
  return data
}

/** As URLSearchParams reads them, except that what is no UTF-8 is refused. */
function pairs(bytes: Buffer): FormData {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const data = new FormData()
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=').map((part) => part.replaceAll('+', ' '))
    data.append(decodeURIComponent(name), decodeURIComponent(value.join('=')))
  }
  return data
}
