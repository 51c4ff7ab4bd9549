import { useTranslation } from '../../language/use-translation'
import { Letter, LetterButton, Paragraph, Salutation } from '../../mail/letter'
import { look } from '../../mail/letter-look'
import type { Agency } from '../../web/agency'

type Friend = {
  agency: Agency
  sender: string
  name: string
  property: string
  href: string
  stop: string
}

/** To somebody who did not ask for it: our own words only, and a way to never get one again. */
export function FriendLetter({ agency, sender, name, property, href, stop }: Friend) {
  const { t } = useTranslation('mail')
  const body = t('friend.body', { sender })
  const reason = (
    <>
      {t('friend.reason', { sender })}
      <a href={stop}>{t('friend.stop')}</a>
    </>
  )
  return (
    <Letter agency={agency} preview={body} title={property} footer={reason}>
      <Salutation name={name} />
      <Paragraph>{body}</Paragraph>
      <LetterButton href={href}>{t('friend.button')}</LetterButton>
    </Letter>
  )
}

type Documents = {
  agency: Agency
  name: string
  title: string
  until: string
  links: { name: string; href: string }[]
  waiting: string[]
}

export function DocumentsLetter({ agency, name, title, until, links, waiting }: Documents) {
  const { t } = useTranslation('mail')
  const reason = t('enquiry.reason', { email: agency.privacyEmail })
  return (
    <Letter agency={agency} preview={title} title={title} footer={reason}>
      <Salutation name={name} />
      {links.length > 0 && <Paragraph>{t('documents.body', { until })}</Paragraph>}
      {links.length > 0 && (
        <ul style={look.paragraph}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.name}</a>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && <Paragraph>{t('documents.waiting')}</Paragraph>}
      {waiting.length > 0 && (
        <ul style={look.paragraph}>
          {waiting.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </ul>
      )}
    </Letter>
  )
}

type Invitation = {
  agency: Agency
  name: string
  title: string
  body: string[]
  button: string
  href: string
}

/** One thing to do, and one button to do it. */
export function InvitationLetter({ agency, name, title, body, button, href }: Invitation) {
  const { t } = useTranslation('mail')
  const reason = t('enquiry.reason', { email: agency.privacyEmail })
  return (
    <Letter agency={agency} preview={body[0] ?? title} title={title} footer={reason}>
      <Salutation name={name} />
      {body.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <LetterButton href={href}>{button}</LetterButton>
    </Letter>
  )
}
