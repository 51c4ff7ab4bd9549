import { suggest } from '../../search/suggest/suggest.server'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/suggest.resource'

/** Asked while a visitor types; the same letters soon come again. */
const keepFor = 'private, max-age=60'

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const text = url.searchParams.get('text') ?? ''
  const suggestions = await suggest(site, text, site.language)
  return Response.json(suggestions, {
    headers: { 'cache-control': keepFor, 'x-robots-tag': 'noindex' },
  })
}
