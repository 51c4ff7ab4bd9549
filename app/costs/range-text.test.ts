import { expect, test } from 'vitest'
import { dayText, rangeText, shareText } from './range-text'

test('an estimate reads as a range, an exact amount as one', () => {
  expect(rangeText({ low: 955_049, high: 1_065_000 })).toBe('€\u00a09.550 – €\u00a010.650')
  expect(rangeText({ low: 955_050, high: 955_149 })).toBe('€\u00a09.551')
  expect(rangeText({ low: 578_000, high: 578_000 })).toBe('€\u00a05.780')
})

test('shares and days read as people write them', () => {
  expect([shareText(200, 'nl'), shareText(1250, 'fr'), shareText(1250, 'en')]).toEqual([
    '2\u00a0%',
    '12,5\u00a0%',
    '12.5%',
  ])
  expect(dayText('2026-11-05')).toBe('5-11-2026')
})
