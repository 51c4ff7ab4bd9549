import { expect, test } from 'vitest'
import { formNamed } from '../enquiries/forms'
import { languages } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { captchaAlerts, notStoredAlert } from './alerts'
import { person } from './fields'
import type { Alert, Form } from './form'

const said = (alert: Alert) => messagesIn('en').t(`enquiries:alert.${alert}`)
const notStored = (name: string) => said(notStoredAlert(formNamed(name) as Form))

test('[8.06] wrong characters and none at all are told apart', () => {
  expect(said(captchaAlerts.wrong)).toBe('The entered characters are not valid')
  expect(said(captchaAlerts.empty)).not.toBe(said(captchaAlerts.wrong))
})

test('[8.07] [8.08] [8.10] what is not stored says so, in the words of its form', () => {
  expect(notStored('site-contact')).toBe('Your mail was not sent, please try again')
  expect(notStored('request-documents')).toBe('Error requesting the documents')
  expect(notStored('testimonial')).toBe('Your testimonial was not sent, please try again')
})

test.each(languages)(
  '[8.07] [8.10] in %s who asked before, and who praised us, is told',
  (language) => {
    const { t } = messagesIn(language)
    const texts = [t('enquiries:thanks.already-requested'), t('enquiries:form.testimonial.thanks')]
    expect(texts.filter((text) => text.length < 20 || text.includes('thanks'))).toEqual([])
  },
)

test('[8.11] a required field that is empty and an address that is not valid', () => {
  const { title, firstName, lastName, email, phone, street, zip, city } = person
  const fields = [title, firstName, lastName, email, phone, street, zip, city]
  expect(fields.map(({ empty }) => said(empty))).toEqual([
    'Choose a title',
    'Enter your first name',
    'Enter your last name',
    'email address is a required field',
    'Enter your phone number',
    'Enter the street and number',
    'Enter the postal code',
    'Enter the town',
  ])
  expect(street.empty).toBe('ALERT_ADDRESS_EMPTY')
  expect(said('ALERT_EMAIL_INVALID')).toBe('email address is not valid')
})
