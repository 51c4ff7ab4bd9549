import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TrustedProxies } from '../../app/web/trusted-proxies.server'

const given = /^[\w-]{8,64}$/

/** A number for each request: that of our proxy, if it gave one, or ours: this start of this node, and a count. */
export function requestIds(isOurProxy: TrustedProxies) {
  const start = randomBytes(4).toString('hex')
  let count = 0
  return ({ headers, socket }: IncomingMessage): string => {
    const said = headers['x-request-id']
    if (typeof said === 'string' && given.test(said) && isOurProxy(socket.remoteAddress ?? '', 0)) {
      return said
    }
    count += 1
    return `${start}-${count.toString(36)}`
  }
}
