import { mailReset, resetAsked } from '../app/accounts/passwords/reset-asked.job.server'
import { accountsTidyUp, tidyUpAccounts } from '../app/accounts/tidy-up.job.server'
import { activityTidyUp, forgetYesterday } from '../app/activity/tidy-up.job.server'
import { sendDigests, weeklyDigest } from '../app/activity/weekly-digest.job.server'
import { viewingJobs, workOnViewings } from '../app/appointments/viewing-jobs.server'
import { backupDrill, backupRound, startApart } from '../app/backup/backup-round.job.server'
import type { Config } from '../app/config.server'
import { contactCleaning, forgetContacts } from '../app/contacts/forget-contacts.job.server'
import {
  dailyDemands,
  demandCleaning,
  forgetDemands,
  weeklyDemands,
} from '../app/demands/demand-rounds.job.server'
import { mailChosen, mailDemands } from '../app/demands/mail-demand.job.server'
import { demandNewsFound, matchDemands } from '../app/demands/match-demands.server'
import {
  holdNews,
  newsSettled,
  settleNews,
  settlingRound,
} from '../app/demands/settling/settle-news.server'
import { seekersTold } from '../app/demands/tell-seekers.server'
import { plannedRound, sendDueAnswers } from '../app/enquiries/answers/send-planned.job.server'
import { letterRound, writeLetters } from '../app/enquiries/letters/write-letters.job.server'
import {
  forgetExpired,
  forgetExpiredEnquiries,
} from '../app/enquiries/people/forget-expired.job.server'
import { quietRound, tellAfterQuiet } from '../app/enquiries/quiet/tell-after-quiet.job.server'
import { enquiryReceived } from '../app/enquiries/receive-enquiry.server'
import { fetchReplies, replyRound } from '../app/enquiries/replies/fetch-replies.job.server'
import {
  askedRound,
  playAskedRound,
  readAsked,
  sourceAsked,
} from '../app/feed/crm/source-asked.job.server'
import { hookRound, playHookRound } from '../app/feed/crm-hooks/hook-round.job.server'
import {
  cleanFeed,
  feedCleaning,
  feedRound,
  playFeedRound,
} from '../app/feed/feed-round.job.server'
import { carryNotices } from '../app/feed/notices/carry-notices.server'
import { noticeRound } from '../app/feed/notices/notice-round.job.server'
import { openPictureRound, pictureRound } from '../app/feed/picture-round.job.server'
import { backupWatch, tellManagers } from '../app/health/tell-managers.job.server'
import { mailDue, mailRound } from '../app/mail/outbox.server'
import type { PostOffice } from '../app/mail/post-office.server'
import { officePath } from '../app/office/office-pages'
import { propertyNews } from '../app/properties/stored/property-news.server'
import { countRound, playCountRound } from '../app/search/add-up-counts.job.server'
import type { Tools } from '../app/site/site.server'
import { publicationRound, publishDue } from '../app/stock/publish-later/publish-due.job.server'
import { forgetUnsaved } from '../app/stock/unsaved/keep-unsaved.server'
import { log } from '../app/web/log.server'

type WorkTools = Tools & {
  postOffice: PostOffice
  feed: Config['feed']
  backup: Config['backup']
  replies: Config['replies']
  /** Who our letters are from. */
  from: string
  /** Once this node is to stop: what takes long is left to the others. */
  leaving?: AbortSignal
}

export const declaredJobs = [
  accountsTidyUp,
  resetAsked,
  activityTidyUp,
  weeklyDigest,
  mailDue,
  mailRound,
  enquiryReceived,
  letterRound,
  forgetExpired,
  feedRound,
  feedCleaning,
  pictureRound,
  noticeRound,
  hookRound,
  sourceAsked,
  askedRound,
  propertyNews,
  countRound,
  settlingRound,
  newsSettled,
  demandNewsFound,
  seekersTold,
  dailyDemands,
  weeklyDemands,
  demandCleaning,
  contactCleaning,
  backupRound,
  backupDrill,
  backupWatch,
  replyRound,
  plannedRound,
  publicationRound,
  quietRound,
  ...viewingJobs,
]

/** Which room takes up which job. */
export async function startWork(tools: WorkTools) {
  const { jobs, postOffice } = tools
  await jobs.workTogether(mailDue, () => postOffice.deliverDue())
  await jobs.work(mailRound, () => postOffice.deliverDue())
  await jobs.schedule(mailRound, '* * * * *')
  await jobs.work(accountsTidyUp, () => tidyUpAccounts(tools))
  await jobs.schedule(accountsTidyUp, '10 3 * * *')
  await jobs.work(resetAsked, (asked) => mailReset(tools, asked))
  await jobs.work(activityTidyUp, () => forgetYesterday(tools))
  await jobs.schedule(activityTidyUp, '5 0 * * *')
  await jobs.work(weeklyDigest, () => sendDigests(tools))
  await jobs.schedule(weeklyDigest, '0 7 * * 1')
  await jobs.work(feedRound, () => playFeedRound(tools, tools.feed))
  await jobs.schedule(feedRound, tools.feed.schedule)
  await jobs.work(sourceAsked, (asked) => readAsked(tools, asked, tools.feed))
  await jobs.work(askedRound, () => playAskedRound(tools, tools.feed))
  await jobs.schedule(askedRound, '* * * * *')
  await jobs.work(countRound, () => playCountRound(tools))
  await jobs.schedule(countRound, '25 * * * *')
  await jobs.work(feedCleaning, () => cleanFeed(tools))
  await jobs.schedule(feedCleaning, '15 3 * * *')
  await jobs.work(pictureRound, openPictureRound(tools))
  await jobs.schedule(pictureRound, '* * * * *')
  await jobs.workTogether(hookRound, () => playHookRound(tools, tools.feed))
  await jobs.schedule(hookRound, '* * * * *')
  await jobs.workTogether(noticeRound, () => carryNotices(tools))
  await jobs.schedule(noticeRound, '* * * * *')
  await jobs.workTogether(enquiryReceived, () => writeLetters(tools))
  await jobs.work(letterRound, () => writeLetters(tools))
  await jobs.schedule(letterRound, '*/5 * * * *')
  await jobs.work(plannedRound, async () => {
    await sendDueAnswers(tools)
  })
  await jobs.schedule(plannedRound, '* * * * *')
  await jobs.work(publicationRound, async () => {
    await publishDue(tools)
  })
  await jobs.schedule(publicationRound, '* * * * *')
  await jobs.work(forgetExpired, async () => {
    await forgetExpiredEnquiries(tools)
  })
  await jobs.schedule(forgetExpired, '40 3 * * *')
  await jobs.work(contactCleaning, async () => {
    await forgetContacts(tools)
    await forgetUnsaved(tools)
  })
  await jobs.schedule(contactCleaning, '55 3 * * *')
  // One queue, one worker: each room that wants to hear of properties is told here.
  await jobs.work(propertyNews, ({ changes }) => holdNews(tools, changes))
  await workForDemands(tools)
  await workOnViewings(tools)
  await workOnBackups(tools)
  await workOnReplies(tools)
  finishYesterday(tools)
}

/** What a stopped or killed server left undone is done now, not at the next round. */
function finishYesterday(tools: WorkTools) {
  writeLetters(tools)
    .then(() => settleNews(tools))
    .then(() => mailDemands(tools, 'at-once'))
    .then(() => tools.postOffice.deliverDue())
    .catch((error) => log.warn({ err: error }, 'unfinished letters wait for the next round'))
}

async function workForDemands(tools: WorkTools) {
  const { jobs } = tools
  await jobs.work(settlingRound, () => settleNews(tools))
  await jobs.schedule(settlingRound, '* * * * *')
  await jobs.work(newsSettled, ({ changes }) => matchDemands(tools, changes))
  await jobs.workTogether(demandNewsFound, () => mailDemands(tools, 'at-once'))
  await jobs.schedule(demandNewsFound, '*/5 * * * *')
  await jobs.work(seekersTold, (told) => mailChosen(tools, told))
  await jobs.work(dailyDemands, () => mailDemands(tools, 'daily'))
  await jobs.schedule(dailyDemands, '30 7 * * *')
  await jobs.work(weeklyDemands, () => mailDemands(tools, 'weekly'))
  await jobs.schedule(weeklyDemands, '30 7 * * 1')
  await jobs.work(demandCleaning, () => forgetDemands(tools))
  await jobs.schedule(demandCleaning, '45 3 * * *')
}

async function workOnBackups(tools: WorkTools) {
  const { jobs, backup } = tools
  if (!backup.place) return
  const healthAddress = `${tools.origin}${officePath('health')}`
  await jobs.work(backupWatch, () => tellManagers({ ...tools, healthAddress }))
  await jobs.schedule(backupWatch, '*/10 * * * *')
  await jobs.work(backupRound, () => startApart(['backup']))
  await jobs.schedule(backupRound, backup.schedule)
  await jobs.work(backupDrill, () => startApart(['backup', '--drill']))
  await jobs.schedule(backupDrill, backup.drillSchedule)
}

async function workOnReplies(tools: WorkTools) {
  const { jobs, replies, origin } = tools
  const hrefOf = (id: string) => new URL(officePath('enquiry', { id }), origin).href
  await jobs.work(quietRound, () => tellAfterQuiet({ ...tools, hrefOf }))
  await jobs.schedule(quietRound, '* * * * *')
  if (!replies) return
  await jobs.work(replyRound, async () => {
    await fetchReplies({ ...tools, ...replies, hrefOf }).catch((error: Error) =>
      // The next round is a minute away.
      log.warn({ reason: error.message }, 'the mailbox was not read'),
    )
  })
  await jobs.schedule(replyRound, '* * * * *')
}
