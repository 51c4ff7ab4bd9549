import { expect, test } from 'vitest'
import { placeAfter, readPlace } from './menu-tree'

const page = (id: number, parentId: number | null, sort: number) => ({ id, parentId, sort })
const pages = [page(1, null, 0), page(2, null, 1), page(3, 1, 0), page(4, 1, 1), page(5, null, 2)]

test.each([
  ['up:2', { id: 2, parentId: null, position: 0 }],
  ['down:2', { id: 2, parentId: null, position: 2 }],
  ['in:2', { id: 2, parentId: 1, position: 2 }],
  ['out:3', { id: 3, parentId: null, position: 1 }],
  ['up:1', undefined],
  ['down:5', undefined],
  ['in:1', undefined],
  ['out:2', undefined],
  ['up:99', undefined],
  ['over:2', undefined],
])('%s', (move, place) => {
  expect(placeAfter(pages, move)).toEqual(place)
})

test.each([
  ['12:3:0', { id: 12, parentId: 3, position: 0 }],
  ['12::2', { id: 12, parentId: null, position: 2 }],
  ['12:x:0', undefined],
  ['', undefined],
])('a drag to %j', (text, place) => {
  expect(readPlace(text)).toEqual(place)
})
