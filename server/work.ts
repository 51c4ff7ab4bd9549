import type { Config } from '../app/config.server'
import { confirmSiteContact } from '../app/enquiries/confirm-site-contact.job.server'
import { siteContactReceived } from '../app/enquiries/send-site-contact.server'
import {
  cleanFeed,
  feedCleaning,
  feedRound,
  playFeedRound,
} from '../app/feed/feed-round.job.server'
import { mailDue, mailRound } from '../app/mail/outbox.server'
import type { PostOffice } from '../app/mail/post-office.server'
import { propertyNews } from '../app/properties/property-news.server'
import type { Tools } from '../app/web/visit.server'

type WorkTools = Tools & { postOffice: PostOffice; feed: Config['feed'] }

export const declaredJobs = [
  mailDue,
  mailRound,
  siteContactReceived,
  feedRound,
  feedCleaning,
  propertyNews,
]

/** Which room takes up which job. */
export async function startWork(tools: WorkTools) {
  const { jobs, postOffice } = tools
  await jobs.workTogether(mailDue, () => postOffice.deliverDue())
  await jobs.work(mailRound, () => postOffice.deliverDue())
  await jobs.schedule(mailRound, '* * * * *')
  await jobs.work(siteContactReceived, (data) => confirmSiteContact(tools, data))
  await jobs.work(feedRound, () => playFeedRound(tools, tools.feed))
  await jobs.schedule(feedRound, tools.feed.schedule)
  await jobs.work(feedCleaning, () => cleanFeed(tools))
  await jobs.schedule(feedCleaning, '15 3 * * *')
}
