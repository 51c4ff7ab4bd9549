import type { JobQueue } from '../jobs/job-queue.server'
import { visitNews, waitingNews } from './announce.server'
import { lookAfterVisits, visitRound } from './look-after-visits.job.server'
import { type LetterTools, tellVisitNews } from './tell-visit-news.job.server'
import { tellWaitingNews } from './tell-waiting-news.job.server'

export const visitJobs = [visitNews, waitingNews, visitRound]

export async function workOnVisits(tools: LetterTools & { jobs: JobQueue }) {
  const { jobs } = tools
  await jobs.work(visitNews, (news) => tellVisitNews(tools, news))
  await jobs.work(waitingNews, (news) => tellWaitingNews(tools, news))
  await jobs.work(visitRound, () => lookAfterVisits(tools))
  await jobs.schedule(visitRound, '* * * * *')
}
