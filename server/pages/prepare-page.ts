import { createHash } from 'node:crypto'
import { compressed, type Encoding } from './compress-page'

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
    compressed(identity, 'br', 'thorough'),
    compressed(identity, 'gzip', 'thorough'),
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
