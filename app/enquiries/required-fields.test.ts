import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { answersIn } from '../forms/form-fields'
import { schemaOf } from '../forms/form-schema'
import { forms } from './forms'

/** Written by hand from the promise, so that a form which asks for less is noticed. */
const named = {
  title: 'ALERT_TITLE_EMPTY',
  firstName: 'ALERT_FIRST_NAME_EMPTY',
  lastName: 'ALERT_LAST_NAME_EMPTY',
}
const mail = { email: 'ALERT_EMAIL_EMPTY' }
const phone = { phone: 'ALERT_PHONE_EMPTY' }
const address = {
  street: 'ALERT_ADDRESS_EMPTY',
  zip: 'ALERT_ZIP_EMPTY',
  city: 'ALERT_CITY_EMPTY',
}
const untitled = { firstName: named.firstName, lastName: named.lastName, ...mail }
const question = { remark: 'ALERT_MESSAGE_EMPTY' }

/** Who can be answered by mail need not leave a telephone: no more is asked than is needed (GDPR, art. 5). */
const required: Record<string, Record<string, string>> = {
  'contact-appointment': { ...named, ...mail, ...phone },
  'contact-construction': { ...named, ...mail },
  'contact-demand': {
    ...address,
    type: 'ALERT_TYPE_EMPTY',
    state: 'ALERT_STATE_EMPTY',
    goal: 'ALERT_GOAL_EMPTY',
    ...named,
    ...mail,
    ...phone,
  },
  'contact-me': { ...named, ...mail, ...question },
  'job-contact': { ...named, ...mail, ...phone, cv: 'ALERT_CV_EMPTY' },
  'purchase-offer': {
    amount: 'ALERT_AMOUNT_EMPTY',
    validUntil: 'ALERT_VALID_UNTIL_EMPTY',
    validHour: 'ALERT_CHOICE_EMPTY',
    financing: 'ALERT_CHOICE_EMPTY',
    ...named,
    ...address,
    ...mail,
    ...phone,
    isBinding: 'ALERT_BINDING_EMPTY',
  },
  'rental-application': { ...named, ...mail, ...phone },
  'rental-file': {
    ...named,
    ...address,
    ...mail,
    ...phone,
    persons: 'ALERT_PERSONS_EMPTY',
    startDay: 'ALERT_START_DAY_EMPTY',
    income: 'ALERT_INCOME_EMPTY',
    isTrue: 'ALERT_CONSENT_EMPTY',
  },
  'request-documents': { ...named, ...mail },
  'send-to-friend': {
    ...untitled,
    friendFirstName: 'ALERT_FRIEND_FIRST_NAME_EMPTY',
    friendEmail: 'ALERT_FRIEND_EMAIL_EMPTY',
  },
  'sign-newsletter': mail,
  'site-contact': { ...named, ...mail, ...question },
  testimonial: {
    kind: 'ALERT_CHOICE_EMPTY',
    rating: 'ALERT_CHOICE_EMPTY',
    ...question,
    ...untitled,
    city: 'ALERT_CITY_EMPTY',
    mayPublish: 'ALERT_CONSENT_EMPTY',
  },
}

test('[5.01] what each form requires is written down', () => {
  expect(forms.map(({ name }) => name).sort()).toEqual(Object.keys(required).sort())
})

test.each(forms.map((form) => [form.name, form] as const))(
  '[5.01] %s, sent empty, says what is missing',
  (name, form) => {
    const checked = parseWithZod(answersIn(form, new FormData()), {
      schema: schemaOf(form, '2026-03-02'),
    })
    const expected = Object.entries(required[name] ?? {}).map(([field, alert]) => [field, [alert]])
    expect(checked.status === 'success' ? {} : checked.error).toEqual(Object.fromEntries(expected))
  },
)
