import { MapCanvas } from '../../search/map/map-canvas'
import { siteOf } from '../../site/site.server'
import { allowFraming, allowHosts } from '../../web/page/page-needs.server'
import type { Route } from './+types/map.page'

/** Shown in a frame by our own pages, and by nobody else's. Its drawing is done by a worker. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { style, tiles, hosts, font, credit } = siteOf(context).siteConfiguration().map
  const elsewhere = [style, tiles, ...hosts].filter(Boolean)
  allowFraming(context)
  allowHosts(context, { img: ['blob:', ...elsewhere], connect: elsewhere })
  return { isDrawable: url.searchParams.get('draw') !== 'no', base: { style, tiles, font, credit } }
}

export default function MapPage({ loaderData }: Route.ComponentProps) {
  return <MapCanvas {...loaderData} />
}

export const meta: Route.MetaFunction = () => [
  { title: 'Baksteen' },
  { name: 'robots', content: 'noindex' },
]
