import type { Form } from '../../forms/form'
import { brusselsDay } from '../../language/brussels-day'
import { type Language, localeOf } from '../../language/languages'
import type { Mail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { findProjectForEnquiry } from '../../projects/enquiry-queries.server'
import { findPropertyForLetters } from '../../properties/letter-queries.server'
import { projectTitle, propertyTitle } from '../../properties/property-title'
import { answerFacts, type Fact } from '../answers/answer-facts'
import { answersToAgency } from '../answers/answers-to-agency.server'
import { enquiryNumber } from '../enquiry-number'
import type { Enquiry } from '../tables.server'
import { termsOf } from '../terms.server'
import { ConfirmationLetter, LetterToAgency } from './enquiry-letters.email'
import { formTexts, type LetterTools, mailTexts, nameOf, replyToOf } from './letter-tools.server'

type Confirmed = keyof typeof import('../../language/messages/nl/mail.json')['enquiry'] &
  'site-contact'

/** One to the office and one to the sender. */
export async function usualLetters(
  tools: LetterTools,
  form: Form,
  enquiry: Enquiry,
  notes: string[] = [],
): Promise<Mail[]> {
  return [await toAgency(tools, form, enquiry, notes), await confirmation(tools, form, enquiry)]
}

/** To the sender, in their language: that it arrived, and what we understood. */
export async function confirmation(
  tools: LetterTools,
  form: Form,
  enquiry: Enquiry,
): Promise<Mail> {
  const { language, answers } = enquiry
  const t = mailTexts(language)
  const agency = tools.agency()
  const subject = t(`enquiry.${form.name as Confirmed}.subject`)
  const letter = await renderLetter(
    language,
    <ConfirmationLetter
      agency={agency}
      name={String(answers.firstName ?? '')}
      title={subject}
      body={t(`enquiry.${form.name as Confirmed}.body`)}
      extra={await termsOf(tools, enquiry)}
      facts={[
        ...(await heading(tools, enquiry, language)),
        ...answerFacts(form, answers, formTexts(language)),
      ]}
    />,
  )
  return {
    key: `enquiry-confirmation:${enquiry.id}`,
    recipient: enquiry.email,
    replyTo: replyToOf(tools, enquiry),
    subject: `${subject} (${enquiryNumber(enquiry)})`,
    ...letter,
  }
}

/** To the office, in its own language; an answer goes straight to the sender. */
export async function toAgency(
  tools: LetterTools,
  form: Form,
  enquiry: Enquiry,
  notes: string[] = [],
): Promise<Mail> {
  const language = tools.siteLanguages().default
  const t = mailTexts(language)
  const say = formTexts(language)
  const agency = tools.agency()
  const values = {
    form: say(`form.${form.name}.name` as 'form.site-contact.name'),
    name: nameOf(enquiry.answers) || enquiry.email,
    number: enquiryNumber(enquiry),
  }
  const subject = t('agency.subject', values)
  const source = Object.entries(enquiry.source).map(([name, value]) => `${name}: ${value}`)
  const facts = [
    ...(await heading(tools, enquiry, language)),
    ...answersToAgency(form, enquiry.answers, language),
    { label: t('agency.language'), value: languageName(enquiry.language, language) },
    ...(source.length > 0 ? [{ label: t('agency.source'), value: source.join(', ') }] : []),
  ]
  const files = hasFiles(form, enquiry) ? [t('agency.files')] : []
  const letter = await renderLetter(
    language,
    <LetterToAgency
      agency={agency}
      facts={facts}
      title={subject}
      email={enquiry.email}
      notes={[...files, ...notes]}
    />,
  )
  return {
    key: `enquiry-agency:${enquiry.id}`,
    recipient: agency.email,
    replyTo: enquiry.email,
    subject,
    ...letter,
  }
}

/** "Nederlands", as the office calls it. */
function languageName(spoken: Language, reader: Language): string {
  return new Intl.DisplayNames(localeOf(reader), { type: 'language' }).of(spoken) ?? spoken
}

async function heading(
  tools: LetterTools,
  enquiry: Enquiry,
  language: Enquiry['language'],
): Promise<Fact[]> {
  const t = mailTexts(language)
  const about = await aboutOf(tools, enquiry, language)
  const day = brusselsDay(enquiry.receivedAt).split('-').map(Number).toReversed().join('-')
  const time = enquiry.receivedAt.toLocaleTimeString('nl-BE', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
  })
  return [
    { label: t('enquiry.number'), value: enquiryNumber(enquiry) },
    { label: t('enquiry.received-at'), value: `${day} ${time}` },
    ...(about ? [{ label: t('enquiry.about'), value: about }] : []),
  ]
}

async function aboutOf({ db }: LetterTools, enquiry: Enquiry, language: Enquiry['language']) {
  if (enquiry.propertyId) {
    const property = await findPropertyForLetters(db, enquiry.propertyId)
    return property && `${propertyTitle(property, language)} (${property.reference})`
  }
  if (!enquiry.projectId) return undefined
  const project = await findProjectForEnquiry(db, enquiry.projectId)
  return project && `${projectTitle(project, language)} (${project.number})`
}

function hasFiles(form: Form, { answers }: Enquiry): boolean {
  return Object.entries(form.fields).some(([name, { kind }]) => kind === 'files' && answers[name])
}
