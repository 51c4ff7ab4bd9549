import type { Database } from '../../database/client.server'
import { type JobQueue, job } from '../../jobs/job-queue.server'
import type { Appointment } from '../appointment'
import { noteNews } from '../queries.server'
import type { NewsKind } from './news'

export const viewingNews = job<{ appointmentId: string; kind: NewsKind; sequence: number }>(
  'visit-news',
)
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
) {
  const news = { appointmentId: id, kind, sequence }
  if (await noteNews(tx, { ...news, at: now() })) await jobs.enqueue(tx, viewingNews, news)
}
