import { data } from 'react-router'
import { findAgent } from '../../../appointments/agents/agent-queries.server'
import { paperKinds } from '../../../configuration/papers-section'
import { contactName } from '../../../contacts/contact'
import { findContacts } from '../../../contacts/named-queries.server'
import { brusselsDay } from '../../../language/brussels-day'
import { languages } from '../../../language/languages'
import { slug } from '../../../language/slug'
import { translated } from '../../../language/translated'
import { findProperty } from '../../../properties/office/office-queries.server'
import { idFrom } from '../../../properties/property-id'
import { paperValues } from '../../../stock/papers/paper-values'
import { printPaper } from '../../../stock/papers/print-paper.server'
import { findMandate } from '../../../stock/papers/queries.server'
import { officeOf } from '../../office.server'
import type { Route } from './+types/property-paper.resource'

/** A paper about a property, with whom it is for, in the language of that person unless another is asked. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db } = office
  const kind = paperKinds.find((each) => each === params.paper)
  const property = await findProperty(db, idFrom(params.id) ?? 0)
  if (!kind || !property) throw data(null, { status: 404 })
  const asked = url.searchParams.get('contact')
  const [contact] = asked ? await findContacts(db, [asked]) : []
  const wished = url.searchParams.get('language')
  const language = languages.find((each) => each === wished) ?? contact?.language ?? office.language
  const { mandate } = await findMandate(db, property.id)
  const agency = office.agency()
  const values = paperValues({
    language,
    agency,
    mandate,
    property,
    today: brusselsDay(office.now()),
    agent: mandate.agentId === null ? undefined : await findAgent(db, mandate.agentId),
    person: contact && { ...contact, name: contactName(contact) },
  })
  const template = translated(office.siteConfiguration().papers[kind], language)
  const pdf = await printPaper({ template, values, language, agency })
  const name = `${slug(agency.name)}-${property.id}-${kind}-${language}.pdf`
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
}
