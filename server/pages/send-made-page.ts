import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { knownHtml } from '../../app/web/page/html-answer.server'
import { compressed, encodingFor } from './compress-page'

/** A page for one visitor leaves whole, in one go; anything else goes the way of the application. */
export async function sendMadePage(answer: Response, { incoming, outgoing }: HttpBindings) {
  // Hono makes a HEAD answer of its own from whatever it is given, also from what was already sent.
  if (incoming.method === 'HEAD') return new Response(null, answer)
  const html = knownHtml(answer)
  if (html === undefined || outgoing.headersSent) return answer
  const encoding = encodingFor(incoming.headers['accept-encoding'])
  const body = await compressed(Buffer.from(html), encoding, 'quick')
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT
  const headers = [...answer.headers].flat()
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  headers.push('vary', 'accept-encoding', 'content-length', `${body.length}`)
  outgoing.writeHead(answer.status, headers).end(body)
  return RESPONSE_ALREADY_SENT
}
