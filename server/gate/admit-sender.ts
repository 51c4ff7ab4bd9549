import { isFromOurPages } from './is-from-our-pages'
import { isKeyed } from './keyed-pages'

const readOnly = ['GET', 'HEAD']

/**
 * Everything that changes something comes from a page of ours. What has a key of its own may come from
 * anywhere, without its cookies. Undefined is a refusal.
 */
export function admitSender(request: Request, ours: string): Request | undefined {
  if (readOnly.includes(request.method)) return request
  if (isFromOurPages(request.headers, ours)) return request
  if (!isKeyed(new URL(request.url).pathname)) return undefined
  return withoutCredentials(request)
}

function withoutCredentials(request: Request): Request {
  const { method, url, body, signal } = request
  const headers = new Headers(request.headers)
  // The router would refuse the origin once more.
  for (const name of ['cookie', 'authorization', 'origin']) headers.delete(name)
  return new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) })
}
