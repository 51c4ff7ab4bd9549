import { expect, test } from 'vitest'
import { editIn, idsIn, manyChanges, stateIn } from './many-change'

test('every change is a state or an edit, never both', () => {
  for (const change of manyChanges) {
    const isEdit = Object.keys(editIn(change)).length > 0
    expect(isEdit, change).toBe(stateIn(change) === undefined)
  }
})

test('what is no number of a property is left out', () => {
  expect(idsIn(['3', '3', 'x', '', '-1', '0', '1.5', '99999999999', '7'])).toEqual([3, 7])
  expect(idsIn(Array.from({ length: 80 }, (_, at) => `${at + 1}`))).toHaveLength(50)
})
