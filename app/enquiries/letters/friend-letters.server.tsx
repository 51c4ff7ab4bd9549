import { createHash } from 'node:crypto'
import type { Form } from '../../forms/form'
import { daysLater } from '../../language/days-later'
import { pathTo } from '../../language/path-to'
import type { Mail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { propertyPath } from '../../properties/property-path'
import { findCard } from '../../properties/queries.server'
import type { Enquiry } from '../tables.server'
import { type LetterTools, mailTexts, nameOf } from './letter-tools.server'
import { FriendLetter } from './other-letters.email'
import { isOptedOut } from './subscriber-queries.server'
import { confirmation } from './usual-letters.server'

/** Kept instead of the address of somebody who wants nothing from us. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

/** Who opted out gets nothing, and the sender is not told: that is between the friend and us. */
export async function friendLetters(
  tools: LetterTools,
  form: Form,
  enquiry: Enquiry,
): Promise<Mail[]> {
  if (enquiry.approval === 'refused') return []
  const { answers, language } = enquiry
  const friend = String(answers.friendEmail)
  const propertyIn = enquiry.propertyId ? await findCard(tools.db, enquiry.propertyId) : undefined
  const sent = await confirmation(tools, form, enquiry)
  if (!propertyIn || (await isOptedOut(tools.db, emailHash(friend)))) return [sent]

  const property = propertyIn(language)
  const sender = nameOf(answers)
  const token = tools.signer.sign('friend-stop', { email: friend }, daysLater(tools.now(), 3_650))
  const stop = new URL(pathTo('mail-choice', language, { token }), tools.origin).href
  const letter = await renderLetter(
    language,
    <FriendLetter
      agency={tools.agency()}
      sender={sender}
      name={String(answers.friendFirstName)}
      property={property.title}
      href={new URL(propertyPath(property, language), tools.origin).href}
      stop={stop}
    />,
  )
  const mail: Mail = {
    key: `friend:${enquiry.id}`,
    recipient: friend,
    subject: mailTexts(language)('friend.subject', { sender }),
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...letter,
  }
  return [mail, sent]
}
