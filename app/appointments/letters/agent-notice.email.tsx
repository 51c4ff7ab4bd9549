import { groupedPhone } from '../../language/numbers/phone-number'
import { useTranslation } from '../../language/use-translation'
import { Facts, Letter, Paragraph } from '../../mail/letter'
import type { Agency } from '../../web/agency'
import type { Person } from '../appointment'

type AgentNoticeProps = {
  agency: Agency
  title: string
  property: { title: string; reference: string }
  place: string
  /** Street and number are private, and how the visitor will hear of them. */
  placeUntold: 'on-confirming' | 'by-agent' | null
  person: Person
}

export function AgentNotice(props: AgentNoticeProps) {
  const { agency, title, property, place, placeUntold, person } = props
  const { t } = useTranslation('appointments')
  const facts = [
    { label: t('notice.visitor'), value: `${person.firstName} ${person.lastName}` },
    { label: t('notice.phone'), value: groupedPhone(person.phone) },
    { label: t('notice.email'), value: person.email },
    { label: t('mail.home'), value: `${property.title} (${property.reference})` },
    { label: t('ticket.where'), value: place },
    ...(person.remark ? [{ label: t('notice.remark'), value: person.remark }] : []),
  ]
  return (
    <Letter agency={agency} preview={property.title} title={title}>
      <Facts facts={facts} />
      {placeUntold && <Paragraph>{t(`notice.place-${placeUntold}`)}</Paragraph>}
      <Paragraph>{t('notice.body')}</Paragraph>
    </Letter>
  )
}
