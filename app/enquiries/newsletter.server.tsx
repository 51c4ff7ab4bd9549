import type { Database } from '../database/client.server'
import { pathTo } from '../language/path-to'
import type { Mail } from '../mail/outbox.server'
import { renderLetter } from '../mail/render-letter.server'
import type { Form } from './form'
import { daysLater, type LetterTools, mailTexts } from './letter-tools.server'
import { InvitationLetter } from './other-letters.email'
import { askForNewsletter, findSubscriber } from './people-queries.server'
import type { Enquiry } from './tables.server'

const validDays = 7

export async function noteNewsletterWish(tx: Database, enquiry: Enquiry) {
  const { email, answers, language, receivedAt } = enquiry
  const firstName = answers.firstName ? String(answers.firstName) : null
  await askForNewsletter(tx, { email, firstName, language, askedAt: receivedAt })
  return undefined
}

/** Only the owner of the address can say yes: the link in this letter is the yes. */
export async function newsletterLetters(
  tools: LetterTools,
  _form: Form,
  enquiry: Enquiry,
): Promise<Mail[]> {
  const { email, answers, language } = enquiry
  const subscriber = await findSubscriber(tools.db, email)
  if (subscriber?.state !== 'asked') return []
  const t = mailTexts(language)
  const until = daysLater(tools.now(), validDays)
  const token = tools.signer.sign('newsletter-confirm', { email }, until)
  const letter = await renderLetter(
    language,
    <InvitationLetter
      agency={tools.agency()}
      name={String(answers.firstName ?? '')}
      title={t('newsletter.subject')}
      body={[t('newsletter.body')]}
      button={t('newsletter.button')}
      href={new URL(pathTo('mail-choice', language, { token }), tools.origin).href}
    />,
  )
  return [
    {
      key: `newsletter:${enquiry.id}`,
      recipient: email,
      subject: t('newsletter.subject'),
      ...letter,
    },
  ]
}
