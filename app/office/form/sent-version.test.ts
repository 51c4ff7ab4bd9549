import { expect, test } from 'vitest'
import { sentVersion } from './sent-version'

test.each([
  ['0', 0],
  ['7', 7],
  [null, 0],
  ['2147483647', 2_147_483_647],
  ['2147483648', -1],
  ['1.5', -1],
  ['-3', -1],
  ['1e300', -1],
  ['seven', -1],
])('%s is read as %d', (sent, version) => {
  expect(sentVersion(sent)).toBe(version)
})
