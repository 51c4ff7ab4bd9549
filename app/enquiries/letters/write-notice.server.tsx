import type { Language } from '../../language/languages'
import { Letter, LetterButton, Paragraph } from '../../mail/letter'
import { renderLetter } from '../../mail/render-letter.server'
import type { Agency } from '../../web/agency'
import { enquiryNumber } from '../enquiry-number'
import type { Enquiry } from '../tables.server'
import { formTexts, mailTexts, nameOf } from './letter-tools.server'

type About = {
  kind: 'assigned' | 'replied'
  enquiry: NoticedEnquiry
  /** Who gave it. */
  by?: string
  /** What to call somebody who told us no name. */
  otherwise?: string
  href: string
}

export type NoticedEnquiry = Pick<Enquiry, 'form' | 'answers' | 'email' | 'number' | 'receivedAt'>

/** To a colleague: something happened to an enquiry, which is read in the office. */
export async function writeNotice(agency: Agency, language: Language, about: About) {
  const { kind, enquiry, by = '', otherwise = '', href } = about
  const t = mailTexts(language)
  const form = formTexts(language)(`form.${enquiry.form as 'site-contact'}.name`)
  const person = nameOf(enquiry.answers) || enquiry.email || otherwise
  const subject = t(`${kind}.subject`, { number: enquiryNumber(enquiry), form, person })
  const body = t(`${kind}.body`, { by, form, person })
  const letter = await renderLetter(
    language,
    <Letter agency={agency} preview={body} title={subject} footer={t(`${kind}.reason`)}>
      <Paragraph>{body}</Paragraph>
      <LetterButton href={href}>{t('assigned.open')}</LetterButton>
    </Letter>,
  )
  return { subject, ...letter }
}
