import type { Server } from 'node:http'

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is no request never becomes one: it is answered on the bare line, with the headers of every answer. */
export function refuseGarbled(server: Server, headers: Record<string, string>) {
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' })
  const fixed = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    socket.end(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${fixed}\r\n`)
  })
}
