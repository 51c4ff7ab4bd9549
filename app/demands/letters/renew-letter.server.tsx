import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { useTranslation } from '../../language/use-translation'
import { Letter, LetterButton, Paragraph, Salutation } from '../../mail/letter'
import { renderLetter } from '../../mail/render-letter.server'
import type { Agency } from '../../web/agency'
import type { Seeker } from '../tables.server'

type Reader = { language: Language; person: Seeker }

export async function writeRenewLetter(agency: Agency, { language, person }: Reader, link: string) {
  const t = messagesIn(language).getFixedT(language, 'demands')
  const letter = <RenewLetter agency={agency} name={person.firstName} link={link} />
  return { subject: t('renew.subject'), ...(await renderLetter(language, letter)) }
}

function RenewLetter({ agency, name, link }: { agency: Agency; name: string; link: string }) {
  const { t } = useTranslation('demands')
  return (
    <Letter agency={agency} preview={t('renew.preview')} title={t('renew.subject')}>
      <Salutation name={name} />
      <Paragraph>{t('renew.body')}</Paragraph>
      <LetterButton href={link}>{t('renew.button')}</LetterButton>
    </Letter>
  )
}
