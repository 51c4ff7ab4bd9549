import { ownStreets } from '../../basemap/tiles/own-streets.server'
import { mapBase } from '../../search/map/map-base'
import { MapCanvas, type MapUse } from '../../search/map/map-canvas'
import { siteOf } from '../../site/site.server'
import { allowFraming, allowHosts } from '../../web/page/page-needs.server'
import type { Route } from './+types/map.page'

/** Shown in a frame by our own pages, and by nobody else's. Its drawing is done by a worker. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { base, hosts } = mapBase(site.siteConfiguration().map, await ownStreets(site), url)
  allowFraming(context)
  allowHosts(context, { img: ['blob:', ...hosts], connect: hosts })
  return { use: wantedUse(url.searchParams.get('draw')), base }
}

const wantedUse = (draw: string | null): MapUse =>
  draw === 'place' ? 'mark' : draw === 'no' ? 'look' : 'search'

export default function MapPage({ loaderData }: Route.ComponentProps) {
  return <MapCanvas {...loaderData} />
}

export const meta: Route.MetaFunction = () => [
  { title: 'Baksteen' },
  { name: 'robots', content: 'noindex' },
]
