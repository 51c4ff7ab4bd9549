import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { Hono } from 'hono'
import type { Meters } from './meters'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** /metrics, for who shows the token; without a token this address does not exist. */
export function metricsRoutes({ registry, text }: Meters, token: string | undefined) {
  const routes = new Hono()
  if (!token) return routes
  const expected = hashOf(`Bearer ${token}`)
  routes.get('/metrics', async (c, next) => {
    const shown = hashOf(c.req.header('authorization') ?? '')
    if (!timingSafeEqual(shown, expected)) return next()
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' }
    return c.body(await text(), 200, headers)
  })
  return routes
}

/** On a port of its own, which visitors do not reach. */
export function metricsServer({ registry, text }: Meters) {
  return createServer(async (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return response.writeHead(404).end()
    const told = await text()
    return response.writeHead(200, { 'content-type': registry.contentType }).end(told)
  })
}
