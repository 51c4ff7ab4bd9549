import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { dialled, groupedPhone } from './phone-number'
import { writtenPhone } from './written-phone.server'

test.each([
  ['0475123456', '0475 12 34 56'],
  ['0475/12.34.56', '0475 12 34 56'],
  ['+32475123456', '0475 12 34 56'],
  ['0032 (0)475 12 34 56', '0475 12 34 56'],
  ['+32 016 23 45 67', '016 23 45 67'],
  ['(016) 23 45 67', '016 23 45 67'],
  ['025551234', '02 555 12 34'],
  ['02 555 12 34', '02 555 12 34'],
  ['078 15 15 15', '078 15 15 15'],
  ['0031 20 1234567', '+31 20 123 4567'],
  ['+33 1 42 68 53 00', '+33 1 42 68 53 00'],
  ['+352 27 12 34 56', '+352 27 12 34 56'],
])('%j is written as %j', (typed, written) => {
  expect(writtenPhone(typed)).toBe(written)
  expect(writtenPhone(written)).toBe(written)
})

test.each(['12 34 56 78', '12 34 56 78 90 12', '02 555 1', '016 23 45 67 x 12', 'bel ons', ''])(
  '%j stays as it was typed',
  (typed) => {
    expect(writtenPhone(typed)).toBe(typed)
  },
)

test.each(['0475/12.34.56', '016234567', '0031 20 1234567', '+33 1 42 68 53 00'])(
  'once written, %j is grouped no further and dialled the same',
  (typed) => {
    const written = writtenPhone(typed)
    expect(groupedPhone(written)).toBe(written)
    expect(dialled(written)).toBe(dialled(typed))
  },
)

test.each([
  '016 23 45 67',
  '(016) 23 45 67',
  '0475/12.34.56',
  '0032 475 12 34 56',
  '00 32 475 12 34 56',
  '(0032) 475 12 34 56',
  '0032 0475 12 34 56',
  '0032016234567',
  '+32 016 23 45 67',
  '+32 (0)16/23.45.67',
  '+32 (0) 16 23 45 67',
  '+31 20 123 45 67',
  '0031 20 123 45 67',
  '+352 27 12 34 56',
  '+39 06 698 83145',
])('%j is dialled as the plan of numbers says', (typed) => {
  expect(dialled(typed)).toBe(parsePhoneNumberFromString(typed, 'BE')?.number)
})
