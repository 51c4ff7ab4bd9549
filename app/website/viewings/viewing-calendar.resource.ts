import { viewingCalendar } from '../../appointments/letters/viewing-calendar.server'
import { loadViewingDetails } from '../../appointments/letters/viewing-details.server'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/viewing-calendar.resource'
import { openViewingLink, readerOf } from './viewing-door.server'

/** The viewing for the visitor's own calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const opened = await openViewingLink(site, url.searchParams.get('visit'))
  const details =
    opened.outcome === 'found'
      ? await loadViewingDetails(site, opened.appointment, readerOf(site, opened.isByMail))
      : undefined
  if (!details) return new Response(null, { status: opened.outcome === 'expired' ? 410 : 404 })
  const calendar = viewingCalendar(details, { agency: site.agency(), origin: site.origin })
  const file = `${site.t('calendar.file', { ns: 'appointments' })}.ics`
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
