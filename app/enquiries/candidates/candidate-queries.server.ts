import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { listEntries } from '../entry-queries.server'
import { listFollowers } from '../office-queries.server'
import { listRentalCandidates } from '../queries.server'
import { type Enquiry, type Entry, enquiries } from '../tables.server'
import { type Candidate, candidateStatus } from './candidate'

type LoggedCandidate = Candidate & {
  enquiry: Enquiry
  files: Enquiry[]
  steps: Entry[]
}

/** The equal-treatment log of a property: who came when, and what was decided on which ground. */
export async function listCandidates(db: Database, propertyId: number): Promise<LoggedCandidate[]> {
  const came = await listRentalCandidates(db, propertyId)
  const ids = came.map(({ id }) => id)
  const [steps, files] = await Promise.all([
    listEntries(db, ids, 'candidate'),
    listFollowers(db, ids),
  ])
  return came.map((enquiry) => {
    const theirs = steps.filter(({ enquiryId }) => enquiryId === enquiry.id)
    const sent = files.filter(({ follows }) => follows === enquiry.id)
    const status = candidateStatus(theirs)
    return { id: enquiry.id, enquiry, steps: theirs, files: sent, status, hasFile: sent.length > 0 }
  })
}

/** Two colleagues never decide about one property at once. */
export async function lockCandidates(tx: Database, propertyId: number) {
  await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.propertyId, propertyId), eq(enquiries.form, 'rental-application')))
    .orderBy(asc(enquiries.id))
    .for('update')
}
