import { answerFacts } from '../../app/enquiries/answers/answer-facts'
import { forms } from '../../app/enquiries/forms'
import { onServer } from '../../app/enquiries/forms.server'
import {
  ConfirmationLetter,
  LetterToAgency,
} from '../../app/enquiries/letters/enquiry-letters.email'
import type { Field, Form, StoredAnswers } from '../../app/forms/form'
import { messagesIn } from '../../app/language/messages.server'
import { demoAgency as agency } from '../../seed/demo-agency'
import { type Reader, type Written, writer } from './writer.server'

/** What every form sends to the office and to its sender. */
export function formLetters({ language, isKnown }: Reader): Promise<Written[]> {
  const i18n = messagesIn(language)
  const t = i18n.getFixedT(language, 'mail')
  const say = i18n.getFixedT(language, 'enquiries')
  const written = writer(language)
  const name = isKnown ? 'Nora' : ''
  const email = 'nora@example.be'
  const usual = forms.filter((form) => !onServer(form.name).letters)
  const confirmations = usual.map((form) => {
    const of = `enquiry.${form.name as 'site-contact'}` as const
    const subject = t(`${of}.subject`)
    const facts = answerFacts(form, answersOf(form, isKnown), say)
    const told = { agency, name, facts, title: subject, body: t(`${of}.body`), extra: [] }
    return written(`confirmation of ${form.name}`, subject, <ConfirmationLetter {...told} />)
  })
  const toOffice = forms.map((form) => {
    const named = say(`form.${form.name}.name` as 'form.site-contact.name')
    const subject = t('agency.subject', { form: named, name: name || email, number: 'BK-26-7KQ2' })
    const facts = answerFacts(form, answersOf(form, isKnown), say)
    const told = { agency, facts, title: subject, email, notes: [] }
    return written(`${form.name} to the office`, subject, <LetterToAgency {...told} />)
  })
  return Promise.all([...confirmations, ...toOffice])
}

function answersOf(form: Form, isKnown: boolean): StoredAnswers {
  return Object.fromEntries(
    Object.entries(form.fields)
      .filter(([name, field]) => isKnown || (field.required && name !== 'firstName'))
      .map(([name, field]) => [name, storedAnswer(field)]),
  )
}

function storedAnswer(field: Field): StoredAnswers[string] {
  switch (field.kind) {
    case 'money':
      return 379_000_00
    case 'number':
      return 1
    case 'check':
      return true
    case 'day':
      return '2026-04-01'
    case 'choice':
    case 'select':
      return field.options[0] ?? ''
    case 'email':
      return 'nora@example.be'
    case 'tel':
      return '0470123456'
    default:
      return 'Peeters'
  }
}
