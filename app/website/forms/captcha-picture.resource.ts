import { siteOf } from '../../site/site.server'
import type { Route } from './+types/captcha-picture.resource'

export async function loader({ context, params }: Route.LoaderArgs) {
  const picture = await siteOf(context).captcha.picture(params.pass)
  if (!picture) return new Response(null, { status: 404 })
  const headers = { 'content-type': 'image/png', 'cache-control': 'private, no-store' }
  return new Response(new Uint8Array(picture), { headers })
}
