import { expect, test } from 'vitest'
import { groupedPhone, phoneLink } from './phone-number'

test.each([
  ['0475123456', '0475 12 34 56'],
  ['0475/12.34.56', '0475 12 34 56'],
  ['016234567', '016 23 45 67'],
  ['016 23 45 67', '016 23 45 67'],
  ['02 555 12 34', '02 555 12 34'],
  ['025551234', '025 55 12 34'],
  ['+32475123456', '+32475123456'],
  ['02 555 1', '02 555 1'],
  ['01623456789', '01623456789'],
  ['bel ons', 'bel ons'],
  ['', ''],
])('[5.07] %j is grouped as %j', (text, grouped) => {
  expect(groupedPhone(text)).toBe(grouped)
})

test.each([
  ['016 23 45 67', 'tel:+3216234567'],
  ['0032 475 12 34 56', 'tel:+32475123456'],
  ['+32 475 12 34 56', 'tel:+32475123456'],
  ['+32 (0)16/23.45.67', 'tel:+3216234567'],
])('%s is called as %s', (text, link) => {
  expect(phoneLink(text)).toBe(link)
})
