import { exportContact } from '../../contacts/erase-contact.server'
import { brusselsDay } from '../../language/brussels-day'
import { officeOf } from '../office.server'
import type { Route } from './+types/contact-export.resource'
import { contactOr404 } from './load-contact.server'

/** All we hold about a person, as they may ask for it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeOf(context)
  const contact = await contactOr404(office, params.id)
  const held = await exportContact(office, contact)
  return new Response(JSON.stringify(held, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="person-${brusselsDay(office.now())}.json"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
