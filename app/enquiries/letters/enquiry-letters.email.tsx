import { useTranslation } from '../../language/use-translation'
import { Facts, Letter, Paragraph, Salutation } from '../../mail/letter'
import type { Agency } from '../../web/agency'
import type { Fact } from '../answers/answer-facts'

type Confirmation = {
  agency: Agency
  name: string
  title: string
  body: string
  /** Beyond the usual: the deposit of an offer, the terms of a rental. */
  extra: string[]
  facts: Fact[]
}

export function ConfirmationLetter({ agency, name, title, body, extra, facts }: Confirmation) {
  const { t } = useTranslation('mail')
  const reason = t('enquiry.reason', { email: agency.privacyEmail })
  return (
    <Letter agency={agency} preview={body} title={title} footer={reason}>
      <Salutation name={name} />
      <Paragraph>{body}</Paragraph>
      {extra.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <Paragraph>{t('enquiry.recap')}</Paragraph>
      <Facts facts={facts} />
      <Paragraph>{t('enquiry.goodbye')}</Paragraph>
      <Paragraph>{agency.name}</Paragraph>
    </Letter>
  )
}

type ForAgency = { agency: Agency; title: string; email: string; notes: string[]; facts: Fact[] }

export function LetterToAgency({ agency, title, email, notes, facts }: ForAgency) {
  const { t } = useTranslation('mail')
  return (
    <Letter agency={agency} preview={title} title={title}>
      <Facts facts={facts} />
      {notes.map((note) => (
        <Paragraph key={note}>{note}</Paragraph>
      ))}
      <Paragraph>{t('agency.reply', { email })}</Paragraph>
    </Letter>
  )
}
