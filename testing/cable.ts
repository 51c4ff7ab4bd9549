import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to the database that can be cut. */
export async function openCable(databaseUrl: string) {
  const to = new URL(databaseUrl)
  const { hostname } = to
  const port = Number(to.port)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((here) => {
    if (isCut) return here.destroy()
    const there = connect(port, hostname)
    for (const socket of [here, there]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    here.pipe(there).pipe(here)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  to.port = `${(server.address() as AddressInfo).port}`

  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    databaseUrl: to.href,
    cut,
    /** What is connected now stays so, and nothing comes through any more: nobody is told. */
    silence() {
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    mend() {
      isCut = false
    },
    close() {
      cut()
      server.close()
    },
  }
}
