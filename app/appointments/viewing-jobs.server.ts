import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import { type JobQueue, job } from '../jobs/job-queue.server'
import type { LetterTools } from '../mail/letter-tools'
import { viewingNews, waitingNews } from './letters/announce.server'
import { tellViewingNews } from './letters/tell-viewing-news.job.server'
import { lookAfterViewings, viewingRound } from './look-after-viewings.job.server'
import { forgetVisitorsBefore } from './visitor-queries.server'
import { tellWaitingNews } from './waiting/tell-waiting-news.job.server'

/** Every night: who came is forgotten when the form promised it. */
const viewingCleaning = job<Record<string, never>>('visit-cleaning')

export const viewingJobs = [viewingNews, waitingNews, viewingRound, viewingCleaning]

export async function workOnViewings(tools: LetterTools & { jobs: JobQueue }) {
  const { jobs } = tools
  await jobs.work(viewingNews, (news) => tellViewingNews(tools, news))
  await jobs.work(waitingNews, (news) => tellWaitingNews(tools, news))
  await jobs.work(viewingRound, () => lookAfterViewings(tools))
  await jobs.schedule(viewingRound, '* * * * *')
  await jobs.work(viewingCleaning, async () => {
    await forgetVisitorsBefore(tools.db, monthsLater(tools.now(), -keptMonths.viewing))
  })
  await jobs.schedule(viewingCleaning, '50 3 * * *')
}
