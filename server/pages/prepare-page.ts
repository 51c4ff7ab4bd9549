import { createHash } from 'node:crypto'
import { compressed, type Encoding, type Level } from './compress-page'

type Reply = { headers: string[]; body: Buffer }

export type PreparedPage = {
  etag: string
  replies: Record<Encoding, Reply>
  notModified: string[]
  size: number
  /** How often it left as the one encoding that can be made smaller. */
  sent: number
  packBest: () => Promise<void>
}

/** Ready to send: every header line and every encoding is worked out when the page is stored. */
export async function preparePage(html: string, fixed: Headers): Promise<PreparedPage> {
  const identity = Buffer.from(html)
  // Without the room in which it was packed, which is more than the page itself.
  const packed = async (encoding: Encoding, level: Level) =>
    Buffer.from(await compressed(identity, encoding, level))
  const [br, gz] = await Promise.all([packed('br', 'thorough'), packed('gzip', 'thorough')])
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
  const replies = { br: reply(br, 'br'), gzip: reply(gz, 'gzip'), identity: reply(identity) }
  return {
    etag,
    replies,
    notModified: common,
    size: identity.length + br.length + gz.length,
    sent: 0,
    async packBest() {
      replies.br = reply(await packed('br', 'best'), 'br')
    },
  }
}
