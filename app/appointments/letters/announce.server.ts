import type { Database } from '../../database/client.server'
import { type JobQueue, job } from '../../jobs/job-queue.server'
import type { Appointment } from '../appointment'
import { noteNews } from '../queries.server'
import type { NewsKind } from './news'

export type ViewingNews = {
  appointmentId: string
  kind: NewsKind
  sequence: number
  /** Whose it was, and when, before it moved. */
  former?: { agentId: number; startsAt: string }
}
export const viewingNews = job<ViewingNews>('visit-news')
export const waitingNews = job<{ waitingId: string; kind: 'joined' | 'gone' }>('waiting-news')

export type ViewingTools = {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  now: () => Date
}

/** Told once, by the job that the transaction leaves behind. */
export async function announce(
  tx: Database,
  { jobs, now }: Pick<ViewingTools, 'jobs' | 'now'>,
  { id, sequence }: Pick<Appointment, 'id' | 'sequence'>,
  kind: NewsKind,
  former?: ViewingNews['former'],
) {
  const news = { appointmentId: id, kind, sequence }
  if (!(await noteNews(tx, { ...news, at: now() }))) return
  await jobs.enqueue(tx, viewingNews, { ...news, ...(former && { former }) })
}

/** With when it was, and a word to the agent who had it, where that is another one. */
export async function announceMove(
  tx: Database,
  tools: Pick<ViewingTools, 'jobs' | 'now'>,
  before: Appointment,
  after: Appointment,
) {
  const { agentId, startsAt } = before
  await announce(tx, tools, after, 'moved', { agentId, startsAt: startsAt.toISOString() })
}
