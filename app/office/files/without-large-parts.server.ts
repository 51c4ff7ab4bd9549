type Limits = {
  /** Of one part, its head included. */
  largestPart: number
  /** Of all parts together. */
  largest: number
}
type Dropped = { name: string; problem: 'too-large' | 'too-much' }

/** Where the name of a file stands, long before its content. */
const longestHead = 4096

/**
 * The same form without the files that are too large, and their names: the others are not lost with them.
 * No more than the limit is held.
 */
export async function withoutLargeParts(
  request: Request,
  { largestPart, largest }: Limits,
): Promise<{ request: Request; dropped: Dropped[] }> {
  const type = request.headers.get('content-type') ?? ''
  const [, boundary] = /^multipart\/form-data\b.*boundary="?([^";,]+)/i.exec(type) ?? []
  if (!boundary || !request.body) return { request, dropped: [] }
  const kept: Buffer[] = []
  const dropped: Dropped[] = []
  let total = 0
  for await (const part of partsIn(request.body, `\r\n--${boundary.trim()}`, largestPart)) {
    const isTooMuch = !part.isCut && total + part.bytes.length > largest
    if (part.isCut || isTooMuch) {
      dropped.push({ name: nameIn(part.bytes), problem: part.isCut ? 'too-large' : 'too-much' })
      continue
    }
    total += part.bytes.length
    kept.push(Buffer.from(`--${boundary.trim()}`), part.bytes, Buffer.from('\r\n'))
  }
  const body = Buffer.concat([...kept, Buffer.from(`--${boundary.trim()}--\r\n`)])
  const headers = { 'content-type': type }
  return { request: new Request(request.url, { method: 'POST', headers, body }), dropped }
}

type Part = { bytes: Buffer; isCut: boolean }

/** What stands between two boundaries; of what is longer than the limit only the beginning. */
async function* partsIn(
  body: ReadableStream<Uint8Array>,
  between: string,
  largestPart: number,
): AsyncGenerator<Part> {
  let part = new Bounded(largestPart)
  // The first boundary has no line before it; what stands before it is nothing.
  let rest = Buffer.from('\r\n')
  let isFirst = true
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk])
    for (let at = rest.indexOf(between); at >= 0; at = rest.indexOf(between)) {
      part.add(rest.subarray(0, at))
      if (!isFirst) yield part.taken()
      isFirst = false
      part = new Bounded(largestPart)
      rest = rest.subarray(at + between.length)
    }
    const sure = Math.max(0, rest.length - between.length)
    part.add(rest.subarray(0, sure))
    rest = rest.subarray(sure)
  }
}

/** As many bytes as are wanted, and whether there were more. */
class Bounded {
  private chunks: Buffer[] = []
  private size = 0
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  add(chunk: Buffer) {
    if (this.size <= this.most) this.chunks.push(Buffer.from(chunk))
    this.size += chunk.length
    const isCut = this.size > this.most && this.chunks.length > 1
    // A copy: a view would hold all of it.
    if (isCut) this.chunks = [Buffer.from(Buffer.concat(this.chunks).subarray(0, longestHead))]
  }

  taken(): Part {
    return { bytes: Buffer.concat(this.chunks), isCut: this.size > this.most }
  }
}

/** As browsers write it: a quote in it is "%22". */
function nameIn(part: Buffer): string {
  const head = part.subarray(0, longestHead).toString()
  const [, name = ''] = /filename="([^"\r\n]*)"/i.exec(head) ?? []
  return name.replaceAll('%22', '"').slice(0, 200)
}
