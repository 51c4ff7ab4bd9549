import { expect, test } from 'vitest'
import { neighbours } from './trail'

const homes = [1, 2, 3].map((id) => ({ id, path: `/${id}/` }))
const trail = { path: '/nl/te-koop/?type=1', homes }

test.each([
  [1, null, 2],
  [2, 1, 3],
  [3, 2, null],
  [9, null, null],
])('home %i stands between %s and %s', (id, previous, next) => {
  const found = neighbours(trail, id)
  expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next])
})

test('without a list there is nothing before or after', () => {
  expect(neighbours(null, 1)).toEqual({ previous: null, next: null })
})
