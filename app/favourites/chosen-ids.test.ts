import { expect, test } from 'vitest'
import { chosenIds, idsQuery } from './chosen-ids'

test.each([
  ['ids=12,15', [12, 15]],
  ['id=12&id=15', [12, 15]],
  ['ids=12,12,15', [12, 15]],
  ['ids=1,2,3,4,5', [1, 2, 3, 4]],
  ['ids=12, abc,-3,1e3,99999999999', [12]],
  [`ids=${'9,'.repeat(100_000)}`, [9]],
  ['', []],
])('?%s asks for %j', (query, ids) => {
  expect(chosenIds(new URLSearchParams(query), 4)).toEqual(ids)
})

test('an address and back', () => {
  expect(idsQuery([3, 1])).toBe('?ids=3,1')
  expect(idsQuery([])).toBe('')
})
