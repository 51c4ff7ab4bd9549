import { confirmSiteContact } from '../app/enquiries/confirm-site-contact.job.server'
import { siteContactReceived } from '../app/enquiries/send-site-contact.server'
import { mailDue, mailRound } from '../app/mail/outbox.server'
import type { PostOffice } from '../app/mail/post-office.server'
import type { Tools } from '../app/web/visit.server'

type WorkTools = Tools & { postOffice: PostOffice }

export const declaredJobs = [mailDue, mailRound, siteContactReceived]

/** Which room takes up which job. */
export async function startWork(tools: WorkTools) {
  const { jobs, postOffice } = tools
  await jobs.workTogether(mailDue, () => postOffice.deliverDue())
  await jobs.work(mailRound, () => postOffice.deliverDue())
  await jobs.schedule(mailRound, '* * * * *')
  await jobs.work(siteContactReceived, (data) => confirmSiteContact(tools, data))
}
