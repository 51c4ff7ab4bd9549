import { nextCandidateSteps } from '../../enquiries/candidates/candidate'
import { listCandidates } from '../../enquiries/candidates/candidate-queries.server'
import { listEntries } from '../../enquiries/entry-queries.server'
import { nextOfferSteps, offerEnds, offerLog, offerStatus } from '../../enquiries/offer'
import { listDocumentRequestsOf } from '../../enquiries/office-queries.server'
import type { Enquiry } from '../../enquiries/queries.server'
import { brusselsClock } from '../../language/brussels-moment'
import { translated } from '../../language/translated'
import { findDocumentsOf, findPropertiesForOffice } from '../../properties/letter-queries.server'
import type { Office } from '../office.server'

/** What this kind of enquiry asks us to decide, if anything. */
export async function loadDecisions(office: Office, enquiry: Enquiry) {
  const [documents, candidate, offer] = await Promise.all([
    enquiry.form === 'request-documents' ? loadDocuments(office, enquiry) : null,
    enquiry.form === 'rental-application' ? loadCandidate(office, enquiry) : null,
    enquiry.form === 'purchase-offer' ? loadOffer(office, enquiry) : null,
  ])
  const testimonial =
    enquiry.form === 'testimonial'
      ? { approval: enquiry.approval, mayPublish: Boolean(enquiry.answers.mayPublish) }
      : null
  return { testimonial, documents, candidate, offer }
}

async function loadDocuments({ db, language }: Office, enquiry: Enquiry) {
  const requests = await listDocumentRequestsOf(db, enquiry.id)
  const known = await findDocumentsOf(db, enquiry.propertyId ?? 0)
  return requests.map(({ id, documentId, state }) => {
    const document = known.find((each) => each.id === documentId)
    return { id, documentId, state, name: document ? translated(document.name, language) : null }
  })
}

async function loadCandidate({ db }: Office, { id, propertyId }: Enquiry) {
  if (!propertyId) return null
  const candidates = await listCandidates(db, propertyId)
  const place = candidates.findIndex((each) => each.id === id)
  const found = candidates[place]
  if (!found) return null
  const { status, files } = found
  return {
    propertyId,
    status,
    place: place + 1,
    count: candidates.length,
    next: nextCandidateSteps(status),
    files: files.map((file) => ({ id: file.id, receivedAt: file.receivedAt })),
  }
}

async function loadOffer({ db, now }: Office, { id, answers, receivedAt, propertyId }: Enquiry) {
  const ends = offerEnds(answers)
  const noted = await listEntries(db, [id], 'offer')
  const status = offerStatus(ends, noted, now())
  const [property] = await findPropertiesForOffice(db, propertyId ? [propertyId] : [])
  const [day = '', time = ''] = brusselsClock(now()).split('T')
  return {
    ends,
    status,
    /** Accepted, while visitors still see it on offer. */
    stillOffered: status === 'accepted' && property?.status === 'available' ? property.id : null,
    next: nextOfferSteps(status),
    today: { day, time },
    amountCents: Number(answers.amount),
    log: offerLog(receivedAt, ends, noted, status),
  }
}
