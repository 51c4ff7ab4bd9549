import { expect, test } from 'vitest'
import { ownCalendarForm } from './own-calendar.form'

test.each([
  [
    'webcal://p01-caldav.icloud.com/published/2/abc',
    'https://p01-caldav.icloud.com/published/2/abc',
  ],
  ['  https://calendar.google.com/x/basic.ics ', 'https://calendar.google.com/x/basic.ics'],
])('%s is an address', (given, kept) => {
  expect(ownCalendarForm.parse({ address: given })).toEqual({ address: kept })
})

test.each([
  '',
  'http://calendar.google.com/x.ics',
  'https://localhost/x',
  'nele@example.be',
  'file:///etc/passwd',
  'https://',
])('“%s” is none', (address) => {
  expect(ownCalendarForm.safeParse({ address }).success).toBe(false)
})
