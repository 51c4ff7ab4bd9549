import { withOpenHouses } from '../../appointments/open-houses/shown-open-houses.server'
import { idFrom } from '../../properties/property-id'
import { listBriefCardsById } from '../../properties/queries.server'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/map-card.resource'

/** A property that a visitor pressed on the map, and that is on another page of the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const id = idFrom(url.searchParams.get('id') ?? '') ?? 0
  const found = await listBriefCardsById(site.db, [id], site.language)
  const [card] = await withOpenHouses(site, found)
  if (!card) return Response.json({ problem: 'id' }, { status: 404 })
  return Response.json(card, { headers: { 'cache-control': 'private, max-age=60' } })
}
