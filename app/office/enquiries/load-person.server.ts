import { listViewingsBy } from '../../appointments/visitor-queries.server'
import { findContactOf } from '../../contacts/queries.server'
import { listDemandsOf } from '../../demands/office-queries.server'
import { listEnquiriesOf } from '../../enquiries/people/cleaning-queries.server'
import type { Enquiry } from '../../enquiries/queries.server'
import type { Office } from '../office.server'
import { aboutEach, enquiryLines } from './enquiry-lines.server'

const shown = 6

/** Whatever else the same address did with us. */
export async function loadPerson({ db, language }: Office, { id, email }: Enquiry) {
  const contactId = await findContactOf(db, { enquiryId: id })
  if (!email) return { contactId, total: 0, enquiries: [], viewings: [], demands: [] }
  const [enquiries, site, demands] = await Promise.all([
    listEnquiriesOf(db, email),
    listViewingsBy(db, email),
    listDemandsOf(db, email),
  ])
  const others = enquiries.filter((each) => each.id !== id).toReversed()
  const properties = site.map(({ propertyId }) => ({ propertyId, projectId: null }))
  const about = await aboutEach(db, properties, language)
  return {
    contactId,
    total: enquiries.length,
    enquiries: await enquiryLines(db, others.slice(0, shown), language),
    viewings: site.map(({ propertyId, ...site }) => ({
      ...site,
      about: about({ propertyId, projectId: null }),
    })),
    demands: demands.map(({ id: demandId, status, list }) => ({ id: demandId, status, list })),
  }
}
