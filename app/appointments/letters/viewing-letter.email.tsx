import type { Language } from '../../language/languages'
import { useTranslation } from '../../language/use-translation'
import { Facts, Letter, LetterButton, Paragraph, Salutation } from '../../mail/letter'
import type { Agency } from '../../web/agency'
import { isAboutComing, type LetterKey } from './letter-key'
import type { PlaceTold } from './viewing-place'
import { clockTime, dayAndMonth, fullDate } from './viewing-time'

export type ViewingLetterProps = {
  kind: LetterKey
  agency: Agency
  language: Language
  firstName: string
  property: { title: string; reference: string }
  place: string
  placeTold: PlaceTold
  agent: { name: string; phone: string }
  startsAt: Date
  endsAt: Date
  offeredUntil: Date | null
  /** When it was, where it moved. */
  movedFrom: Date | null
  /** Why the agency cancels, in its own words. */
  reason: string
  /** What to press, and what it says. */
  button: { says: 'manage' | 'confirm' | 'answer' | 'rate' | 'again' | 'search'; href: string }
}

/** Everything a letter about a viewing says of it in its words: subject, body and preview use the same. */
export function letterValues(props: ViewingLetterProps) {
  const { language, startsAt, offeredUntil, agent } = props
  const until = offeredUntil ?? startsAt
  return {
    agent: agent.name,
    day: dayAndMonth(startsAt, language),
    time: clockTime(startsAt, language),
    untilDay: dayAndMonth(until, language),
    untilTime: clockTime(until, language),
  }
}

export function ViewingLetter(props: ViewingLetterProps) {
  const { kind, agency, language, property, place, placeTold, agent } = props
  const { firstName, startsAt, endsAt, movedFrom, reason, button } = props
  const { t } = useTranslation('appointments')
  const values = letterValues(props)
  const times = { from: clockTime(startsAt, language), to: clockTime(endsAt, language) }
  const facts = [
    {
      label: t('ticket.when'),
      value: `${fullDate(startsAt, language)}, ${t('ticket.times', times)}`,
    },
    ...(movedFrom
      ? [
          {
            label: t('mail.moved-from'),
            value: `${fullDate(movedFrom, language)}, ${clockTime(movedFrom, language)}`,
          },
        ]
      : []),
    ...(place ? [{ label: t('ticket.where'), value: place }] : []),
    { label: t('mail.home'), value: `${property.title} (${property.reference})` },
    { label: t('ticket.who'), value: `${agent.name}, ${agent.phone}` },
  ]
  const isPlaceToCome = placeTold !== 'here' && isAboutComing(kind)
  return (
    <Letter
      agency={agency}
      preview={t(`mail.${kind}.body`, values)}
      title={t(`mail.${kind}.subject`, values)}
      footer={t('mail.why')}
    >
      <Salutation name={firstName} />
      <Paragraph>{t(`mail.${kind}.body`, values)}</Paragraph>
      {reason && <Paragraph>{t('mail.reason', { reason })}</Paragraph>}
      <Facts facts={facts} />
      {isPlaceToCome && (
        <Paragraph>{t(`ticket.place-${placeTold}`, { agent: agent.name })}</Paragraph>
      )}
      <LetterButton href={button.href}>{t(`mail.${button.says}`)}</LetterButton>
    </Letter>
  )
}
