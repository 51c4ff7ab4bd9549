import type { Database } from '../database/client.server'
import { oweNotice } from '../feed/notices/owe-notice.server'
import type { Form } from '../forms/form'
import { answersToAgency } from './answers/answers-to-agency.server'
import { enquiryNumber } from './enquiry-number'
import { formTexts } from './letters/letter-tools.server'
import type { Enquiry } from './tables.server'

/**
 * Questions and requests: the part of the privacy statement that names the CRM. Files of candidates,
 * offers, applications for a job and what is sent to friends stay with us.
 */
const told = [
  'site-contact',
  'contact-me',
  'contact-appointment',
  'contact-demand',
  'contact-construction',
  'request-documents',
]
/** Said of the person, and no part of the words. */
const ofPerson = ['title', 'firstName', 'lastName', 'email', 'phone']

export const isForCrm = (form: Form) => told.includes(form.name)

/** In the transaction that stores it. Answers whether a CRM is to hear of it. */
export async function tellCrm(tx: Database, form: Form, enquiry: Enquiry): Promise<boolean> {
  if (!isForCrm(form)) return false
  const { id, propertyId, projectId, receivedAt } = enquiry
  return oweNotice(tx, {
    subject: id,
    propertyId,
    projectId,
    now: receivedAt,
    content: async () => noticeOf(form, enquiry),
  })
}

function noticeOf(form: Form, enquiry: Enquiry) {
  const { language, email, answers } = enquiry
  const text = (name: string) => (typeof answers[name] === 'string' ? String(answers[name]) : '')
  const say = formTexts(language)
  const fields = Object.entries(form.fields).filter(
    ([name, { kind }]) => !ofPerson.includes(name) && kind !== 'files',
  )
  const shown = { ...form, fields: Object.fromEntries(fields) }
  const facts = answersToAgency(shown, answers, language)
  const title = say(`form.${form.name}.name` as 'form.site-contact.name')
  return {
    kind: 'enquiry' as const,
    person: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email,
      phone: text('phone'),
      language,
    },
    words: [
      `${title} ${enquiryNumber(enquiry)}`,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
    ].join('\n'),
  }
}
