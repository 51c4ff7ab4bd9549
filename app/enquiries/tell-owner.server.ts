import type { ActivityStatus, ActivityTopic } from '../activity/activity'
import { noteActivity } from '../activity/note-activity.server'
import type { Database } from '../database/client.server'
import type { Enquiry } from './tables.server'

/** Enquiries that say something to the owner of the property. */
const topics: Record<string, ActivityTopic> = {
  'contact-me': 'question',
  'contact-appointment': 'visit-request',
  'request-documents': 'documents',
  'purchase-offer': 'offer',
  'rental-application': 'rental-file',
  'send-to-friend': 'friend',
}

/** That somebody asked, and what for; who it was and what they wrote stays with the agency. */
export async function tellOwner(tx: Database, enquiry: Enquiry, status: ActivityStatus = 'new') {
  const topic = topics[enquiry.form]
  if (!enquiry.propertyId || !topic) return
  const { firstName, lastName } = enquiry.answers
  await noteActivity(tx, {
    key: `enquiry:${enquiry.id}`,
    propertyId: enquiry.propertyId,
    at: enquiry.receivedAt,
    type: 'enquiry',
    names: [firstName, lastName].filter((name) => typeof name === 'string'),
    topic,
    status,
    source: 'website',
  })
}
