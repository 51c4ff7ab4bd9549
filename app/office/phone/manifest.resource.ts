import brick from '../../ui/brick.svg'
import { officeOf } from '../office.server'
import { officePath } from '../office-pages'
import type { Route } from './+types/manifest.resource'

/** So that a phone keeps the office beside its other programs. Without a network it does not open. */
export function loader({ context }: Route.LoaderArgs) {
  const { agency, language, t } = officeOf(context)
  const { name } = agency()
  const manifest = {
    id: officePath('today'),
    name: `${name}, ${t('office:menu.label')}`,
    short_name: name,
    lang: language,
    start_url: officePath('today'),
    scope: officePath('today'),
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#fbf8f3',
    icons: [
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      { src: brick, sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
