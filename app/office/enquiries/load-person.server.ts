import { listVisitsBy } from '../../appointments/visitor-queries.server'
import { listDemandsOf } from '../../demands/office-queries.server'
import { listEnquiriesOf } from '../../enquiries/people/cleaning-queries.server'
import type { Enquiry } from '../../enquiries/queries.server'
import type { OfficeVisit } from '../office.server'
import { aboutEach, toldEnquiries } from './enquiry-lines.server'

const shown = 6

/** Whatever else the same address did with us. */
export async function loadPerson({ db, language }: OfficeVisit, { id, email }: Enquiry) {
  if (!email) return { total: 0, enquiries: [], visits: [], demands: [] }
  const [enquiries, visits, demands] = await Promise.all([
    listEnquiriesOf(db, email),
    listVisitsBy(db, email),
    listDemandsOf(db, email),
  ])
  const others = enquiries.filter((each) => each.id !== id).toReversed()
  const homes = visits.map(({ propertyId }) => ({ propertyId, projectId: null }))
  const about = await aboutEach(db, homes, language)
  return {
    total: enquiries.length,
    enquiries: await toldEnquiries(db, others.slice(0, shown), language),
    visits: visits.map(({ propertyId, ...visit }) => ({
      ...visit,
      about: about({ propertyId, projectId: null }),
    })),
    demands: demands.map(({ id: demandId, status, list }) => ({ id: demandId, status, list })),
  }
}
