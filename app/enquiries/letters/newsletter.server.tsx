import type { Database } from '../../database/client.server'
import type { Form } from '../../forms/form'
import { daysLater } from '../../language/days-later'
import { pathTo } from '../../language/path-to'
import { type Mail, postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import type { Enquiry, newsletterSubscribers } from '../tables.server'
import { type LetterTools, mailTexts } from './letter-tools.server'
import { InvitationLetter } from './other-letters.email'
import { askForNewsletter, confirmSubscriber, findSubscriber } from './subscriber-queries.server'

const validDays = 7
/** As long as somebody may keep the letter. */
const leavingDays = 3_650

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

export type NewsletterTools = Omit<LetterTools, 'siteLanguages'>

/** The yes is kept together with the letter that says how to take it back. */
export function confirmNewsletter(tools: NewsletterTools, email: string) {
  return tools.db.transaction(async (tx) => {
    const subscriber = await confirmSubscriber(tx, email, tools.now())
    if (subscriber) await postMail(tx, tools.jobs, await welcomeLetter(tools, subscriber))
  })
}

type Subscriber = typeof newsletterSubscribers.$inferSelect

async function welcomeLetter(tools: NewsletterTools, subscriber: Subscriber): Promise<Mail> {
  const { email, firstName, language } = subscriber
  const t = mailTexts(language)
  const until = daysLater(tools.now(), leavingDays)
  const token = tools.signer.sign('newsletter-leave', { email }, until)
  const leave = new URL(pathTo('mail-choice', language, { token }), tools.origin).href
  const letter = await renderLetter(
    language,
    <InvitationLetter
      agency={tools.agency()}
      name={firstName ?? ''}
      title={t('newsletter.welcome-subject')}
      body={[t('newsletter.welcome-body')]}
      button={t('newsletter.leave')}
      href={leave}
    />,
  )
  return {
    key: `newsletter-welcome:${email}:${tools.now().getTime()}`,
    recipient: email,
    subject: t('newsletter.welcome-subject'),
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...letter,
  }
}
