import { siteOf } from '../../site/site.server'
import type { Route } from './+types/captcha-work.resource'

/** A new sum for each who asks: POST, so that nothing in between keeps one. */
export async function action({ context }: Route.ActionArgs) {
  const challenge = await siteOf(context).captcha.work()
  return Response.json(challenge, { headers: { 'cache-control': 'private, no-store' } })
}
