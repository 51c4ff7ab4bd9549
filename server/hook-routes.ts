import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { type HookOutcome, receiveHook } from '../app/feed/crm-hooks/receive-hook.server'
import type { Tools } from '../app/site/site.server'
import { BodyTooLarge } from '../app/web/bounded-body.server'
import { admitSender } from './gate/admit-sender'
import { withBoundedBody } from './gate/body-limits'

const statuses = {
  kept: 202,
  known: 200,
  'unknown-source': 404,
  'not-signed': 403,
  'not-understood': 422,
} as const satisfies Record<HookOutcome, number>

/** What a CRM tells us by itself, at /hooks/<crm>/<source>: kept, answered at once, worked off by a job. */
export function hookRoutes(tools: Tools, inTurn: MiddlewareHandler<{ Bindings: HttpBindings }>) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post('/:crm/:source', inTurn, async (c) => {
    const { crm, source } = c.req.param()
    const admitted = admitSender(c.req.raw, tools.origin)
    if (!admitted) return c.text('Not from here', 400)
    const request = withBoundedBody(admitted)
    try {
      const bytes = new Uint8Array(await request.arrayBuffer())
      const sent = { crm, source, bytes, headers: request.headers }
      const outcome = await receiveHook(tools, sent)
      return c.json({ outcome }, statuses[outcome])
    } catch (error) {
      if (error instanceof BodyTooLarge) return c.text('Too large', 413)
      throw error
    }
  })
  return routes
}
