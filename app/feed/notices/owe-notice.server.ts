import type { Database } from '../../database/client.server'
import type { NoticeContent, PersonalNotice } from './notice'
import { listeningSources, putNotice, sourceOf, sourcesTold } from './notice-queries.server'

type WithoutAbout<Content> = Content extends unknown ? Omit<Content, 'about'> : never

type Written = WithoutAbout<PersonalNotice>

type Owed = {
  /** The id of the enquiry, the demand or the appointment. */
  subject: string
  /** As a function: written only when a CRM listens. */
  content: Written | (() => Promise<Written>)
  propertyId?: number | null
  projectId?: number | null
  now: Date
}

/**
 * In the transaction that gives the reason. The CRM that has the home hears of it; what is about no home
 * of a CRM goes to the first that wants to hear of everything. Answers whether any hears of it.
 */
export async function oweNotice(tx: Database, { subject, now, ...owed }: Owed): Promise<boolean> {
  const listening = await listeningSources(tx)
  if (listening.length === 0) return false
  const { content: write, ...home } = owed
  const content = typeof write === 'function' ? await write() : write
  const [property, project] = [
    home.propertyId ? await sourceOf(tx, 'property', home.propertyId) : undefined,
    home.projectId ? await sourceOf(tx, 'project', home.projectId) : undefined,
  ]
  const owner = property ?? project
  const general = listening.find(({ tells }) => tells === 'all')?.name
  const before = await sourcesTold(tx, content.kind, subject)
  const receivers = before.length > 0 ? before : [owner?.source ?? general]
  const told = listening.filter((each) => receivers.includes(each.name))
  for (const { name } of told) {
    const about = {
      property: property?.source === name ? property.externalId : null,
      project: project?.source === name ? project.externalId : null,
    }
    await putNotice(tx, {
      source: name,
      subject,
      content: { ...content, about } as NoticeContent,
      now,
    })
  }
  return told.length > 0
}
