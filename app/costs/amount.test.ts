import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, readShare } from './amount'

test.each([
  ['289000', 28_900_000],
  ['289.000', 28_900_000],
  ['289,000', 28_900_000],
  ['€ 289 000,50', 28_900_050],
  ['1.250,75', 125_075],
  ['1,250.75', 125_075],
  ['0', 0],
  ['100.000.000', 10_000_000_000],
  ["289'000", 28_900_000],
  ['12,5', 1_250],
  ['1 234,50', 123_450],
  ['1\u202f234,50', 123_450],
])('%j is understood', (typed, cents) => {
  expect(readAmount(typed)).toEqual({ cents })
})

test.each([
  ['', 'amount-required'],
  ['   ', 'amount-required'],
  ['-5', 'amount-invalid'],
  ['1e309', 'amount-invalid'],
  ['NaN', 'amount-invalid'],
  ['Infinity', 'amount-invalid'],
  ['0x10', 'amount-invalid'],
  ['١٢', 'amount-invalid'],
  ['−5', 'amount-invalid'],
  ['12.34.56', 'amount-invalid'],
  ['honderd', 'amount-invalid'],
  ['99999999999999999999', 'amount-too-high'],
  ['100000000,01', 'amount-too-high'],
  ['1 000 000 000 000', 'amount-too-high'],
])('%j is refused with a reason', (typed, problem) => {
  expect(readAmount(typed)).toEqual({ problem })
})

test('whatever is typed gives whole cents or a reason', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = readAmount(typed)
      if ('cents' in read) expect(Number.isSafeInteger(read.cents)).toBe(true)
    }),
  )
})

test.each([
  ['3,25', 325],
  ['3.2 %', 320],
  ['12', 1200],
  ['-3', undefined],
  ['3,255', undefined],
  ['3,25 procent', undefined],
  ['ca. 3', undefined],
  ['abc', undefined],
])('%j as a percentage', (typed, share) => {
  expect(readShare(typed)).toBe(share)
})
