import { expect, test } from 'vitest'
import { forms } from './forms'
import { thankedForm, thankYouPath } from './thank-you'

test.each([
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
  'testing-testing',
])('[2.27] /nl/bedankt/%s exists', (form) => {
  expect(thankYouPath(form, 'nl')).toBe(`/nl/bedankt/${form}`)
  expect(thankedForm(form)).toBe(form)
})

test('[2.27] the free valuation is thanked for in its own words', () => {
  expect(thankYouPath('contact-demand', 'nl')).toBe('/nl/bedankt/gratis-schatting')
  expect(thankYouPath('contact-demand', 'fr')).toBe('/fr/merci/estimation-gratuite')
  expect(thankedForm('gratis-schatting')).toBe('contact-demand')
  expect(thankedForm('contact-demand')).toBe('contact-demand')
})

test('[2.08] every form thanks, and nothing else does', () => {
  for (const { name } of forms) expect(thankedForm(name)).toBe(name)
  expect(thankedForm('nothing')).toBeUndefined()
})
