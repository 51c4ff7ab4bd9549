import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'
type Reply = { headers: string[]; body: Buffer }

export type PreparedPage = {
  etag: string
  replies: Record<Encoding, Reply>
  notModified: string[]
  size: number
}

/** Ready to send: every header line and every encoding is worked out once, when the page is stored. */
export async function preparePage(html: string, fixed: Headers): Promise<PreparedPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
    compressGzip(identity, { level: 8 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const common = [
    ...[...fixed].flat(),
    'etag',
    etag,
    'last-modified',
    new Date().toUTCString(),
    'cache-control',
    'no-cache',
    'vary',
    'accept-encoding, cookie',
  ]
  const reply = (body: Buffer, encoding?: string): Reply => ({
    body,
    headers: [
      ...common,
      ...(encoding ? ['content-encoding', encoding] : []),
      'content-length',
      `${body.length}`,
    ],
  })
  return {
    etag,
    replies: { br: reply(br, 'br'), gzip: reply(gz, 'gzip'), identity: reply(identity) },
    notModified: common,
    size: identity.length + br.length + gz.length,
  }
}
