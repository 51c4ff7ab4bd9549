import type { Server } from 'node:http'
import { addressOf } from '../../app/web/visitor-address.server'

/** So many lines of one address at a time; who opens another is hung up on before a word is said. */
export function boundConnections(server: Server, most: number) {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const who = addressOf({ headers: {}, socket }, 0)
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
