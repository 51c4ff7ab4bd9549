import { brusselsDay } from '../../language/brussels-day'
import { daysLater } from '../../language/days-later'
import { longDay } from '../../language/long-day'
import { pathTo } from '../../language/path-to'
import { postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { contractOf, isLet } from '../../properties/contract'
import { findPropertyForLetters } from '../../properties/letter-queries.server'
import { propertyTitle } from '../../properties/property-title'
import type { Signer } from '../../web/signed-link.server'
import { type LetterTools, mailTexts, replyToOf } from '../letters/letter-tools.server'
import { InvitationLetter } from '../letters/other-letters.email'
import { findEnquiry } from '../queries.server'
import type { Enquiry } from '../tables.server'

const purpose = 'rental-file'
const validDays = 14

/** After the viewing: the link to the rest of the questions, for this candidate alone. */
export async function inviteTenant(tools: LetterTools, enquiryId: string) {
  const enquiry = await findEnquiry(tools.db, enquiryId)
  const property =
    enquiry?.propertyId && (await findPropertyForLetters(tools.db, enquiry.propertyId))
  const isToLet = property && isLet(contractOf(property))
  if (enquiry?.form !== 'rental-application' || !isToLet)
    return { outcome: 'no-candidate' } as const
  const { language, email, answers } = enquiry
  const t = mailTexts(language)
  const until = daysLater(tools.now(), validDays)
  const token = tools.signer.sign(purpose, enquiry.id, until)
  const subject = t('rental.invite-subject', { title: propertyTitle(property, language) })
  const href = new URL(pathTo('rental-file', language, { token }), tools.origin).href
  const letter = await renderLetter(
    language,
    <InvitationLetter
      agency={tools.agency()}
      name={String(answers.firstName)}
      title={subject}
      body={[t('rental.invite-body', { until: longDay(brusselsDay(until), language) })]}
      button={t('rental.invite-button')}
      href={href}
    />,
  )
  const key = `rental-invitation:${enquiry.id}:${brusselsDay(tools.now())}`
  await tools.db.transaction((tx) =>
    postMail(tx, tools.jobs, {
      key,
      recipient: email,
      replyTo: replyToOf(tools, enquiry),
      subject,
      ...letter,
    }),
  )
  return { outcome: 'invited', href } as const
}

type Invitation = { outcome: 'valid'; enquiry: Enquiry } | { outcome: 'expired' | 'forged' }

/** The application that a personal link belongs to. */
export async function openInvitation(
  { db, signer, now }: { db: LetterTools['db']; signer: Signer; now: () => Date },
  token: string,
): Promise<Invitation> {
  const opened = signer.open(purpose, token, now())
  if (opened.outcome !== 'valid') return { outcome: opened.outcome }
  const enquiry = await findEnquiry(db, String(opened.value))
  return enquiry ? { outcome: 'valid', enquiry } : { outcome: 'forged' }
}
