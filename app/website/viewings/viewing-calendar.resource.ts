import { visitCalendar } from '../../appointments/letters/viewing-calendar.server'
import { loadVisitDetails } from '../../appointments/letters/viewing-details.server'
import { visitOf } from '../../web/site.server'
import type { Route } from './+types/viewing-calendar.resource'
import { openVisitLink } from './viewing-door.server'

/** The visit for the visitor's own calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const opened = await openVisitLink(visit, url.searchParams.get('visit'))
  const details =
    opened.outcome === 'found'
      ? await loadVisitDetails(visit, opened.appointment, { ...opened, language: visit.language })
      : undefined
  if (!details) return new Response(null, { status: opened.outcome === 'expired' ? 410 : 404 })
  const calendar = visitCalendar(details, { agency: visit.agency(), origin: visit.origin })
  const file = `${visit.t('calendar.file', { ns: 'appointments' })}.ics`
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
