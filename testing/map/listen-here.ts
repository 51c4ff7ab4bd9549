import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for somebody else's server, on this machine. */
export async function listenHere(answer: RequestListener) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    at: (path: string) => `http://127.0.0.1:${port}${path}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
