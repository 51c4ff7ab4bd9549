import { enquiryNumber } from '../../../enquiries/enquiry-number'
import { listEnquiriesOf } from '../../../enquiries/people/cleaning-queries.server'
import { listLoose } from '../../../enquiries/replies/incoming-queries.server'
import type { Office } from '../../office.server'
import { receivedMails } from './received-mails.server'

const shown = 50
const mostOffered = 5

/** Mails that wait for somebody to say where they belong, with the enquiries of who wrote them. */
export async function loadLoose({ db, t }: Office) {
  const loose = await listLoose(db, shown)
  const parts = await receivedMails(db, loose)
  return Promise.all(
    loose.map(async ({ id, sender, senderName, subject, words, arrivedAt }) => {
      const theirs = sender ? await listEnquiriesOf(db, sender) : []
      return {
        id,
        sender,
        senderName,
        subject,
        words,
        arrivedAt,
        mail: parts.get(id) ?? null,
        offered: theirs
          .toReversed()
          .slice(0, mostOffered)
          .map((enquiry) => ({
            number: enquiryNumber(enquiry),
            form: t(`enquiries:form.${enquiry.form as 'site-contact'}.name`),
          })),
      }
    }),
  )
}
