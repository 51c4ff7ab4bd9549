import type { Language } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { useTranslation } from '../language/use-translation'
import { Letter, LetterButton, Paragraph, Salutation } from '../mail/letter'
import { renderLetter } from '../mail/render-letter.server'
import type { Agency } from '../web/agency'
import type { KeyPurpose } from './tables.server'

type Reader = { name: string; language: Language }
type Props = { agency: Agency; name: string; purpose: KeyPurpose; link: string }

export async function writeKeyLetter(
  agency: Agency,
  { name, language }: Reader,
  purpose: KeyPurpose,
  link: string,
) {
  const t = messagesIn(language).getFixedT(language, 'accounts')
  const letter = <KeyLetter agency={agency} name={name} purpose={purpose} link={link} />
  return { subject: t(`letter.${purpose}.subject`), ...(await renderLetter(language, letter)) }
}

function KeyLetter({ agency, name, purpose, link }: Props) {
  const { t } = useTranslation('accounts')
  return (
    <Letter
      agency={agency}
      preview={t(`letter.${purpose}.preview`)}
      title={t(`letter.${purpose}.subject`)}
      footer={t(`letter.${purpose}.reason`)}
    >
      <Salutation name={name} />
      <Paragraph>{t(`letter.${purpose}.body`)}</Paragraph>
      <LetterButton href={link}>{t(`letter.${purpose}.button`)}</LetterButton>
    </Letter>
  )
}
