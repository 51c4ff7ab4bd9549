import { expect, test } from 'vitest'
import { stepFrom, stepped } from './shelves'

const items = [1, 2, 3].map((id) => ({ id, words: {}, requiresApproval: false }))
const order = (text: string) => {
  const step = stepFrom(text)
  return step && stepped(items, step).map(({ id }) => id)
}

test.each<[string, number[] | undefined]>([
  ['up:2', [2, 1, 3]],
  ['up:1', [1, 2, 3]],
  ['down:2', [1, 3, 2]],
  ['down:3', [1, 2, 3]],
  ['first:3', [3, 1, 2]],
  ['remove:2', [1, 3]],
  ['remove:9', [1, 2, 3]],
  ['fly:1', undefined],
])('%s', (step, expected) => {
  expect(order(step)).toEqual(expected)
})
