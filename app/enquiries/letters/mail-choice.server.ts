import { emailHash } from './friend-letters.server'
import { confirmNewsletter, type NewsletterTools } from './newsletter.server'
import { optOut, removeSubscriber } from './subscriber-queries.server'

const mailChoices = ['newsletter-confirm', 'newsletter-leave', 'friend-stop'] as const
type MailChoice = (typeof mailChoices)[number]

/** What a link in a letter of ours lets somebody choose. Looking at it chooses nothing: mail scanners look too. */
export function openMailChoice(
  { signer, now }: Pick<NewsletterTools, 'signer' | 'now'>,
  token: string,
) {
  for (const choice of mailChoices) {
    const opened = signer.open(choice, token, now())
    if (opened.outcome === 'valid') {
      const { email } = opened.value as { email: string }
      return { outcome: 'valid', choice, email } as const
    }
    if (opened.outcome === 'expired') return { outcome: 'expired' } as const
  }
  return { outcome: 'forged' } as const
}

export async function makeMailChoice(tools: NewsletterTools, choice: MailChoice, email: string) {
  const { db, now } = tools
  switch (choice) {
    case 'newsletter-confirm':
      return confirmNewsletter(tools, email)
    case 'newsletter-leave':
      return removeSubscriber(db, email, now())
    case 'friend-stop':
      return optOut(db, emailHash(email), now())
  }
}
