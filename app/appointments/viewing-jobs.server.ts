import { createFileFetcher } from '../files/fetch-public-file.server'
import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import { type JobQueue, job } from '../jobs/job-queue.server'
import type { LetterTools } from '../mail/letter-tools'
import type { Vault } from '../secrets/vault.server'
import { viewingNews, waitingNews } from './letters/announce.server'
import { tellViewingNews } from './letters/tell-viewing-news.job.server'
import { lookAfterViewings, viewingRound } from './look-after-viewings.job.server'
import { readCalendar } from './own-calendars/read-in-thread.server'
import {
  calendarLimits,
  readOwnCalendar,
  readOwnCalendars,
} from './own-calendars/read-own-calendars.job.server'
import { calendarGiven } from './own-calendars/save-own-calendar.server'
import { forgetVisitorsBefore } from './visitor-queries.server'
import { tellWaitingNews } from './waiting/tell-waiting-news.job.server'

/** Every night: who came is forgotten when the form promised it. */
const viewingCleaning = job<Record<string, never>>('visit-cleaning')

/** Every ten minutes: what agents do elsewhere. */
const calendarRound = job<Record<string, never>>('own-calendar-round')

export const viewingJobs = [
  viewingNews,
  waitingNews,
  viewingRound,
  viewingCleaning,
  calendarGiven,
  calendarRound,
]

export async function workOnViewings(tools: LetterTools & { jobs: JobQueue; vault: Vault }) {
  const { jobs } = tools
  await jobs.work(viewingNews, (news) => tellViewingNews(tools, news))
  await jobs.work(waitingNews, (news) => tellWaitingNews(tools, news))
  await jobs.work(viewingRound, () => lookAfterViewings(tools))
  await jobs.schedule(viewingRound, '* * * * *')
  await jobs.work(viewingCleaning, async () => {
    await forgetVisitorsBefore(tools.db, monthsLater(tools.now(), -keptMonths.viewing))
  })
  await jobs.schedule(viewingCleaning, '50 3 * * *')
  const fetchFile = createFileFetcher(calendarLimits)
  const reading = { ...tools, fetchFile, readCalendar }
  await jobs.work(calendarGiven, ({ agentId }) => readOwnCalendar(reading, agentId))
  await jobs.work(calendarRound, () => readOwnCalendars(reading))
  await jobs.schedule(calendarRound, '*/10 * * * *')
}
