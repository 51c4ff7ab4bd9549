import {
  DocumentsLetter,
  FriendLetter,
  InvitationLetter,
} from '../../app/enquiries/letters/other-letters.email'
import { longDay } from '../../app/language/long-day'
import { messagesIn } from '../../app/language/messages.server'
import { demoAgency as agency } from '../../seed/demo-agency'
import { href, type Reader, type Written, writer } from './writer.server'

/** What somebody asked us to send: documents, a property for a friend, a link. */
export function askedLetters({ language, isKnown }: Reader): Promise<Written[]> {
  const t = messagesIn(language).getFixedT(language, 'mail')
  const written = writer(language)
  const sender = 'Ann Peeters'
  const title = isKnown ? 'Appartement met terras' : 'Huis'
  const until = longDay('2026-12-01', language)
  const shared = { agency, name: isKnown ? 'Nora' : '', href }
  const friend = { ...shared, sender, property: title, stop: href }
  const links = isKnown ? [{ name: 'EPC', href }] : []
  const subject = t('documents.subject', { title })
  const documents = { ...shared, links, waiting: ['Plan'], until, title: subject }
  const invitation = (about: string, body: string, button: string) => {
    const told = { ...shared, title: about, body: [body], button }
    return written(about, about, <InvitationLetter {...told} />)
  }
  return Promise.all([
    written('friend', t('friend.subject', { sender }), <FriendLetter {...friend} />),
    written('documents', subject, <DocumentsLetter {...documents} />),
    invitation(t('newsletter.subject'), t('newsletter.body'), t('newsletter.button')),
    invitation(
      t('newsletter.welcome-subject'),
      t('newsletter.welcome-body'),
      t('newsletter.leave'),
    ),
    invitation(
      t('rental.invite-subject', { title }),
      t('rental.invite-body', { until }),
      t('rental.invite-button'),
    ),
  ])
}
