import type { Database } from '../database/client.server'
import type { ActivitySource, ActivityStatus, ActivityTopic, ActivityType } from './activity'
import { upsertActivity } from './queries.server'
import { shortContact, withoutContacts } from './short-contact'

export type NotedActivity = {
  /** "enquiry:<id>", "visit:<id>": told again, with another state, it is the same line. */
  key: string
  propertyId: number
  at: Date
  type: ActivityType
  /** First and last name; only their first letters are kept. */
  names?: string[]
  topic?: ActivityTopic
  subject?: string
  /** For the owner to read: not what a visitor wrote to the agency alone. */
  comment?: string
  status: ActivityStatus
  source: ActivitySource
}

/** For the rooms where things happen: pass the transaction that makes it so. */
export async function noteActivity(tx: Database, told: NotedActivity) {
  const { key, propertyId, at, type, status, source, names = [], topic = null } = told
  await upsertActivity(tx, {
    key,
    propertyId,
    at,
    type,
    status,
    source,
    topic,
    contact: shortContact(...names),
    subject: withoutContacts(told.subject ?? '').slice(0, 200),
    comment: withoutContacts(told.comment ?? '').slice(0, 2_000),
  })
}
