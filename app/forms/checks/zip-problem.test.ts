import { expect, test } from 'vitest'
import { zipProblem } from './zip-problem'

test.each([
  ['1000', undefined],
  ['9999', undefined],
  [' 3000 ', undefined],
  ['B-3000', undefined],
  ['0999', 'ALERT_ZIP_BELGIAN'],
  ['0000', 'ALERT_ZIP_BELGIAN'],
  ['75001', undefined],
  ['SW1A 2AA', undefined],
  ['1234 AB', undefined],
  ['12345-6789', undefined],
  ['L-1009', undefined],
  ['9999999999', 'ALERT_ZIP_INVALID'],
  ['12345678', 'ALERT_ZIP_INVALID'],
  ['12', 'ALERT_ZIP_INVALID'],
  ['Leuven', 'ALERT_ZIP_INVALID'],
  ['----', 'ALERT_ZIP_INVALID'],
])('where somebody lives, %j gives %s', (typed, alert) => {
  expect(zipProblem(typed)).toBe(alert)
})

test.each([
  ['1000', undefined],
  ['9999', undefined],
  ['999', 'ALERT_ZIP_BELGIAN'],
  ['10000', 'ALERT_ZIP_BELGIAN'],
  ['0999', 'ALERT_ZIP_BELGIAN'],
  ['75001', 'ALERT_ZIP_BELGIAN'],
  ['SW1A 2AA', 'ALERT_ZIP_BELGIAN'],
])('of a place in Belgium, %j gives %s', (typed, alert) => {
  expect(zipProblem(typed, 'belgium')).toBe(alert)
})
