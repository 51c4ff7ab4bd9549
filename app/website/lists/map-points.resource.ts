import { pathTo } from '../../language/path-to'
import { readCriteria } from '../../search/criteria-url'
import type { SearchedList } from '../../search/list/found-list'
import { mapContentOf } from '../../search/map/map-content.server'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/map-points.resource'

const lists: SearchedList[] = ['for-sale', 'for-rent', 'commercial', 'abroad', 'realisations']

/** The markers of a list, asked for when a visitor opens the map. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const path = url.searchParams.get('path')
  const list = lists.find((each) => pathTo(each, site.language) === path)
  if (!list) return Response.json({ problem: 'path' }, { status: 400 })
  const content = await mapContentOf(site, list, readCriteria(url.searchParams), site.language)
  return Response.json(content, { headers: { 'cache-control': 'private, max-age=60' } })
}
