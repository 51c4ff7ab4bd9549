import { expect, test } from 'vitest'
import { idFrom } from './property-id'

test.each([
  ['12', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['99999999999999999999', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['0x0c', undefined],
  ['012', undefined],
  [' 12', undefined],
  ['abc', undefined],
  ['', undefined],
  [null, undefined],
])('[8.03] %j as an id is %j', (text, id) => {
  expect(idFrom(text)).toBe(id)
})
