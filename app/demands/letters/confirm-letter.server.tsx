import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { useTranslation } from '../../language/use-translation'
import { Letter, LetterButton, Paragraph, Salutation } from '../../mail/letter'
import { renderLetter } from '../../mail/render-letter.server'
import type { Agency } from '../../web/agency'
import { demandAddress } from '../demand-pages'
import type { Seeker } from '../tables.server'

type Tools = { agency: () => Agency; origin: string }
type Reader = { language: Language; person: Seeker }
type Props = { agency: Agency; name: string; link: string }

export async function writeConfirmLetter(tools: Tools, reader: Reader, token: string) {
  const { language, person } = reader
  const t = messagesIn(language).getFixedT(language, 'demands')
  const link = demandAddress(tools.origin, language, 'confirm', token)
  const letter = <ConfirmLetter agency={tools.agency()} name={person.firstName} link={link} />
  return { subject: t('confirm.subject'), ...(await renderLetter(language, letter)) }
}

function ConfirmLetter({ agency, name, link }: Props) {
  const { t } = useTranslation('demands')
  return (
    <Letter
      agency={agency}
      preview={t('confirm.preview')}
      title={t('confirm.subject')}
      footer={t('confirm.reason')}
    >
      <Salutation name={name} />
      <Paragraph>{t('confirm.body')}</Paragraph>
      <LetterButton href={link}>{t('confirm.button')}</LetterButton>
    </Letter>
  )
}
