import { useTranslation } from 'react-i18next'
import { Letter, LetterButton, Paragraph } from '../mail/letter'
import type { Agency } from '../web/agency'

export type DigestHome = {
  id: number
  address: string
  link: string
  visitors: number
  visitorsBefore: number
  contacts: number
  tours: number
}

type Props = { agency: Agency; title: string; name: string; homes: DigestHome[]; stopLink: string }

export function DigestLetter({ agency, title, name, homes, stopLink }: Props) {
  const { t } = useTranslation('owners')
  return (
    <Letter
      agency={agency}
      preview={t('letter.preview')}
      title={title}
      footer={
        <>
          {t('letter.reason')} <a href={stopLink}>{t('letter.stop')}</a>
        </>
      }
    >
      <Paragraph>{t('letter.hello', { name })}</Paragraph>
      <Paragraph>{t('letter.body')}</Paragraph>
      {homes.map((home) => (
        <div key={home.id}>
          <Paragraph>
            <strong>{home.address}</strong>
            <br />
            {t('letter.page-visits', { visitors: home.visitors, before: home.visitorsBefore })}
            <br />
            {t('letter.contacts', { contacts: home.contacts })}
            <br />
            {t('letter.tours', { tours: home.tours })}
          </Paragraph>
          <LetterButton href={home.link}>{t('letter.button')}</LetterButton>
        </div>
      ))}
    </Letter>
  )
}
