import { createHash } from 'node:crypto'
import { brusselsDay } from '../../language/brussels-day'
import { messagesIn } from '../../language/messages.server'
import { slug } from '../../language/slug'
import { idFrom } from '../../properties/property-id'
import { propertyPath } from '../../properties/property-path'
import { printerOf } from '../../properties/sheet/print-sheet.server'
import { sheetContent } from '../../properties/sheet/sheet-content'
import { findFullProperty } from '../../properties/shown/full-queries.server'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/property-sheet.resource'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language } = site
  const t = messagesIn(language).getFixedT(language, 'properties')
  const found = await findFullProperty(site.db, idFrom(params.id) ?? 0)
  if (found.outcome !== 'found') {
    throw new Response(null, { status: found.outcome === 'gone' ? 410 : 404 })
  }
  const property = found.detailIn(language)
  const agency = site.agency()
  const today = brusselsDay(site.now())
  const content = sheetContent(property, { t, language, agency, today })
  const { pictures } = property
  const address = new URL(propertyPath(property, language), site.origin).href
  const key = createHash('sha256')
    .update(JSON.stringify([content, pictures, address]))
    .digest('base64url')
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${slug(agency.name)}-${property.id}.pdf"`,
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    etag: `"${key}"`,
  }
  if (request.headers.get('if-none-match') === headers.etag) {
    return new Response(null, { status: 304, headers })
  }
  // Who only asks whether there is one waits for no printing.
  if (request.method === 'HEAD') return new Response(null, { headers })
  const order = { key, address, language, agencyName: agency.name, content, pictures }
  const printed = await printerOf(site.files)(order)
  if (printed.outcome === 'busy') {
    const text = t('sheet.busy')
    return new Response(text, { status: 503, headers: { 'retry-after': '60' } })
  }
  return new Response(new Uint8Array(printed.pdf), { headers })
}
