import { MapCanvas } from '../search/map/map-canvas'
import { allowFraming, allowHosts } from '../web/page-needs.server'
import type { Route } from './+types/map.page'

/** Shown in a frame by our own pages, and by nobody else's. Its drawing is done by a worker. */
export function loader({ context, url }: Route.LoaderArgs) {
  allowFraming(context)
  allowHosts(context, { img: ['blob:'] })
  return { isDrawable: url.searchParams.get('draw') !== 'no' }
}

export default function MapPage({ loaderData }: Route.ComponentProps) {
  return <MapCanvas isDrawable={loaderData.isDrawable} />
}

export const meta: Route.MetaFunction = () => [
  { title: 'Baksteen' },
  { name: 'robots', content: 'noindex' },
]
