import type { Server } from 'node:http'
import type { TrustedProxies } from '../../app/web/trusted-proxies.server'
import { addressOf } from '../../app/web/visitor-address.server'

/** So many lines of one address at a time; who opens another is hung up on before a word is said. */
export function boundConnections(server: Server, most: number, isOurProxy: TrustedProxies) {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    // All visitors come over the lines of a proxy of our own.
    if (isOurProxy(socket.remoteAddress ?? '', 0)) return
    const who = addressOf({ headers: {}, socket }, isOurProxy)
    const lines = (open.get(who) ?? 0) + 1
    if (lines > most) {
      socket.destroy()
      return
    }
    open.set(who, lines)
    socket.once('close', () => {
      const left = (open.get(who) ?? 1) - 1
      if (left > 0) open.set(who, left)
      else open.delete(who)
    })
  })
}
