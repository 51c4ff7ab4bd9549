import { data } from 'react-router'
import { brusselsDay } from '../../../language/brussels-day'
import { messagesIn } from '../../../language/messages.server'
import { slug } from '../../../language/slug'
import { idFrom } from '../../../properties/property-id'
import { propertyPath } from '../../../properties/property-path'
import { posterSizes } from '../../../properties/sheet/poster-size'
import { printerOf } from '../../../properties/sheet/print-sheet.server'
import { sheetContent } from '../../../properties/sheet/sheet-content'
import { findFullProperty } from '../../../properties/shown/full-queries.server'
import { officeOf } from '../../office.server'
import type { Route } from './+types/property-poster.resource'

/** One page for the window, in any language of the site; of what visitors may see, so only when it is published. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const size = posterSizes.find((each) => each === params.size)
  const asked = url.searchParams.get('language')
  const language = office.languages.find((each) => each === asked) ?? office.languages[0]
  const found = await findFullProperty(office.db, idFrom(params.id) ?? 0)
  if (!size || !language || found.outcome !== 'found') throw data(null, { status: 404 })
  const property = found.detailIn(language)
  const agency = office.agency()
  const t = messagesIn(language).getFixedT(language, 'properties')
  const today = brusselsDay(office.now())
  const content = sheetContent(property, { t, language, agency, today })
  const address = new URL(propertyPath(property, language), office.origin).href
  const { pictures } = property
  const printed = await printerOf(office.files)({
    key: JSON.stringify([size, content, pictures, address]),
    poster: size,
    agencyName: agency.name,
    address,
    language,
    content,
    pictures,
  })
  if (printed.outcome === 'busy') {
    return new Response(t('sheet.busy'), { status: 503, headers: { 'retry-after': '60' } })
  }
  const name = `${slug(agency.name)}-${property.id}-${size}-${language}.pdf`
  return new Response(new Uint8Array(printed.pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
}
