import { idFrom } from '../../properties/property-id'
import { findFullProperty } from '../../properties/shown/full-queries.server'
import { howFar } from '../../search/travel/how-far.server'
import { placesIn } from '../../search/travel/travel'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/travel-times.resource'

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** Asked by the page of a property, for the places that a visitor keeps. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const found = await findFullProperty(site.db, idFrom(url.searchParams.get('property') ?? '') ?? 0)
  const place = found.outcome === 'found' ? found.detailIn(site.language).place : null
  if (!place) return Response.json({ problem: 'property' }, { status: 404, headers })
  const rows = await howFar(site, place, placesIn(url.searchParams.getAll('place')))
  return Response.json({ rows }, { headers })
}
