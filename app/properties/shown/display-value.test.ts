import { expect, test } from 'vitest'
import { type DisplayValue, displayValue, shortDay } from './display-value'

const address = { street: 'Bosdreef', houseNumber: '14', box: null, zip: '3001', city: 'Heverlee' }

test.each<[DisplayValue, string]>([
  [{ type: 'string', value: 'driedubbel' }, 'driedubbel'],
  [{ type: 'string', value: null }, ''],
  [{ type: 'number', value: 1250 }, '1.250'],
  [{ type: 'number', value: 8.5, unit: 'm' }, '8,5 m'],
  [{ type: 'number', value: 0, unit: 'm²' }, '0 m²'],
  [{ type: 'number', value: Number.NaN }, ''],
  [{ type: 'price', value: 86_500_000 }, '€ 865.000'],
  [{ type: 'address', value: address }, 'Bosdreef 14, 3001 Heverlee'],
  [{ type: 'date', value: '2032-03-05' }, '5-3-2032'],
  [{ type: 'array', value: ['Villa', '', 'Grond'] }, 'Villa, Grond'],
  [{ type: 'array', value: [] }, ''],
  [{ type: 'percentage', value: 6 }, '6\u00a0%'],
  [{ type: 'percentage', value: 12.5 }, '12,5\u00a0%'],
])('[3.07] %j reads %j', (shown, text) => {
  expect(displayValue(shown, 'nl')).toBe(text)
})

test('[3.07] numbers follow the language, dates and prices do not', () => {
  const inFrench = (shown: DisplayValue) => displayValue(shown, 'fr').replace(/\s/g, ' ')
  expect(inFrench({ type: 'number', value: 1250.5 })).toBe('1 250,5')
  expect(inFrench({ type: 'price', value: 125_000 })).toBe('€ 1.250')
  expect(inFrench({ type: 'date', value: '2026-12-31' })).toBe('31-12-2026')
})

test.each([
  ['2026-11-05', '5-11-2026'],
  ['2026-11-05T10:00:00Z', '5-11-2026'],
  ['05/11/2026', ''],
  ['', ''],
])('[3.07] the day %j reads %j', (day, text) => {
  expect(shortDay(day)).toBe(text)
})
