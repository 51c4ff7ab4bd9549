import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { knownHtml } from '../../app/web/page/html-answer.server'
import { encodingFor, packedForOne } from './compress-page'

/** A page for one visitor leaves whole, in one go; anything else goes the way of the application. */
export async function sendMadePage(answer: Response, { incoming, outgoing }: HttpBindings) {
  const isHead = incoming.method === 'HEAD'
  const html = knownHtml(answer)
  if (html === undefined || outgoing.headersSent) return isHead ? headAlone(answer) : answer
  const encoding = encodingFor(incoming.headers['accept-encoding'])
  const body = await packedForOne(Buffer.from(html), encoding)
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT
  const headers = [...answer.headers].flat()
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  headers.push('vary', 'accept-encoding', 'content-length', `${body.length}`)
  if (isHead) return headAlone({ status: answer.status, headers: inPairs(headers) })
  outgoing.writeHead(answer.status, headers).end(body)
  return RESPONSE_ALREADY_SENT
}

/** Hono makes a HEAD answer of its own from whatever it is given, also from what was already sent. */
export function headAlone(answer: ResponseInit): Response {
  return new Response(null, answer)
}

/** Name after name, each with its value behind it, as they are sent. */
export function inPairs(headers: string[]): [string, string][] {
  return headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1] ?? '']]))
}
