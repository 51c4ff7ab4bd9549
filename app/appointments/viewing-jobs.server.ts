import { type JobQueue, job } from '../jobs/job-queue.server'
import { visitNews, waitingNews } from './letters/announce.server'
import { type LetterTools, tellVisitNews } from './letters/tell-viewing-news.job.server'
import { lookAfterVisits, visitRound } from './look-after-viewings.job.server'
import { forgetVisitorsBefore } from './visitor-queries.server'
import { tellWaitingNews } from './waiting/tell-waiting-news.job.server'

/** Every night: the form promises to forget who came after a year. */
const visitCleaning = job<Record<string, never>>('visit-cleaning')
const year = 365 * 86_400_000

export const visitJobs = [visitNews, waitingNews, visitRound, visitCleaning]

export async function workOnVisits(tools: LetterTools & { jobs: JobQueue }) {
  const { jobs } = tools
  await jobs.work(visitNews, (news) => tellVisitNews(tools, news))
  await jobs.work(waitingNews, (news) => tellWaitingNews(tools, news))
  await jobs.work(visitRound, () => lookAfterVisits(tools))
  await jobs.schedule(visitRound, '* * * * *')
  await jobs.work(visitCleaning, async () => {
    await forgetVisitorsBefore(tools.db, new Date(tools.now().getTime() - year))
  })
  await jobs.schedule(visitCleaning, '50 3 * * *')
}
