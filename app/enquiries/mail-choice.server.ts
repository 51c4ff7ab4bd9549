import type { Database } from '../database/client.server'
import type { Signer } from '../web/signed-link.server'
import { emailHash } from './friend-letters.server'
import { confirmSubscriber, optOut, removeSubscriber } from './people-queries.server'

export const mailChoices = ['newsletter-confirm', 'newsletter-leave', 'friend-stop'] as const
export type MailChoice = (typeof mailChoices)[number]

type Tools = { db: Database; signer: Signer; now: () => Date }

/** What a link in a letter of ours lets somebody choose. Looking at it chooses nothing: mail scanners look too. */
export function openMailChoice({ signer, now }: Omit<Tools, 'db'>, token: string) {
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

export async function makeMailChoice({ db, now }: Tools, choice: MailChoice, email: string) {
  switch (choice) {
    case 'newsletter-confirm':
      await confirmSubscriber(db, email, now())
      return
    case 'newsletter-leave':
      return removeSubscriber(db, email, now())
    case 'friend-stop':
      return optOut(db, emailHash(email), now())
  }
}
