import { useTranslation } from '../language/use-translation'
import { Letter, LetterButton, Paragraph, Salutation } from '../mail/letter'
import type { Agency } from '../web/agency'

export type DigestProperty = {
  id: number
  address: string
  link: string
  visitors: number
  visitorsBefore: number
  contacts: number
  tours: number
}

type Props = {
  agency: Agency
  title: string
  name: string
  properties: DigestProperty[]
  stopLink: string
}

export function DigestLetter({ agency, title, name, properties, stopLink }: Props) {
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
      <Salutation name={name} />
      <Paragraph>{t('letter.body')}</Paragraph>
      {properties.map((property) => (
        <div key={property.id}>
          <Paragraph>
            <strong>{property.address}</strong>
            <br />
            {t('letter.page-visits', {
              visitors: property.visitors,
              before: property.visitorsBefore,
            })}
            <br />
            {t('letter.contacts', { contacts: property.contacts })}
            <br />
            {t('letter.tours', { tours: property.tours })}
          </Paragraph>
          <LetterButton href={property.link}>{t('letter.button')}</LetterButton>
        </div>
      ))}
    </Letter>
  )
}
