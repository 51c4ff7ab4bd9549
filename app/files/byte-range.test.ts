import { expect, test } from 'vitest'
import { readRange } from './byte-range'

test.each([
  [undefined, undefined],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=500-600', null],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('[2.43] %s of 100 bytes', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected)
})

test('[2.43] an empty file has no part', () => {
  expect(readRange('bytes=0-', 0)).toBe(null)
})
