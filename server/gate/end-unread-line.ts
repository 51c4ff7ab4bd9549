import type { IncomingMessage, ServerResponse } from 'node:http'

/** As long as Hono reads on after its answer. */
const hearOut = 500

/**
 * Who is answered while still sending is told that the line ends. It does a moment later: closed at once,
 * what still comes in would be answered by a reset, and a browser then shows that instead of our words.
 */
export function endUnreadLine(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete) {
      response.shouldKeepAlive = false
      socket.destroySoon = () => {
        socket.end()
        setTimeout(() => socket.destroy(), hearOut).unref()
      }
    }
    return writeHead(...(head as Parameters<typeof writeHead>))
  }
}
