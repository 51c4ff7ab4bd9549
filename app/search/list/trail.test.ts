import { expect, test } from 'vitest'
import { neighbours, readTrail } from './trail'

const trail = { href: '/nl/te-koop/?type=1', ids: [1, 2, 3] }

test.each([
  [1, null, 2],
  [2, 1, 3],
  [3, 2, null],
  [9, null, null],
])('property %i stands between %s and %s', (id, previous, next) => {
  expect(neighbours(trail, id)).toEqual({ previous, next })
})

test.each([
  ['the list', JSON.stringify(trail), trail],
  ['nothing', null, null],
  ['a list without this home', JSON.stringify({ ...trail, ids: [7] }), null],
  ['an address elsewhere', JSON.stringify({ ...trail, href: 'https://evil.example' }), null],
  ['no JSON', '{', null],
  ['another shape', '{"ids":"12"}', null],
])('kept was %s', (_, kept, read) => {
  expect(readTrail(kept, 2)).toEqual(read)
})
