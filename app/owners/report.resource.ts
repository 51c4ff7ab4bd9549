import { data } from 'react-router'
import { slug } from '../language/slug'
import { idFrom } from '../properties/property-id'
import type { Route } from './+types/report.resource'
import { portalOf } from './owner.server'
import { printReport } from './print-report.server'
import { loadPropertyReport } from './property-report.server'

export async function loader({ context, params }: Route.LoaderArgs) {
  const portal = portalOf(context)
  const report = await loadPropertyReport(portal, portal.owner.id, idFrom(params.id) ?? 0)
  if (!report) throw data(null, { status: 404 })
  const pdf = await printReport(report, portal)
  const name = `${slug(portal.agency().name)}-${report.property.id}.pdf`
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
}
