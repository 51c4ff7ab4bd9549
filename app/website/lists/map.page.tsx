import { ownStreets } from '../../basemap/tiles/own-streets.server'
import { MapCanvas } from '../../search/map/map-canvas'
import { siteOf } from '../../site/site.server'
import { allowFraming, allowHosts } from '../../web/page/page-needs.server'
import type { Route } from './+types/map.page'

/** Shown in a frame by our own pages, and by nobody else's. Its drawing is done by a worker. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { style, tiles, hosts, font, credit } = site.siteConfiguration().map
  const streets = await ownStreets(site)
  const elsewhere = streets ? [] : [style, tiles, ...hosts].filter(Boolean)
  allowFraming(context)
  allowHosts(context, { img: ['blob:', ...elsewhere], connect: elsewhere })
  const own = { style: '', tiles: '', font, credit: '', streets }
  return {
    isDrawable: url.searchParams.get('draw') !== 'no',
    base: streets ? own : { style, tiles, font, credit, streets },
  }
}

export default function MapPage({ loaderData }: Route.ComponentProps) {
  return <MapCanvas {...loaderData} />
}

export const meta: Route.MetaFunction = () => [
  { title: 'Baksteen' },
  { name: 'robots', content: 'noindex' },
]
