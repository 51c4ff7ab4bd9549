import { useTranslation } from '../../language/use-translation'
import { Facts, Letter, LetterButton, Paragraph, Salutation } from '../../mail/letter'
import type { Agency } from '../../web/agency'

type Props = {
  kind: 'waiting-joined' | 'waiting-gone'
  agency: Agency
  firstName: string
  property: { title: string; reference: string }
  button: { says: 'leave' | 'search'; href: string }
}

export function WaitingLetter({ kind, agency, firstName, property, button }: Props) {
  const { t } = useTranslation('appointments')
  const body = t(`mail.${kind}.body`)
  return (
    <Letter agency={agency} preview={body} title={t(`mail.${kind}.subject`)} footer={t('mail.why')}>
      <Salutation name={firstName} />
      <Paragraph>{body}</Paragraph>
      <Facts
        facts={[{ label: t('mail.home'), value: `${property.title} (${property.reference})` }]}
      />
      <LetterButton href={button.href}>{t(`mail.${button.says}`)}</LetterButton>
    </Letter>
  )
}
