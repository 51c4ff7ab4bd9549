import { expect, test } from 'vitest'
import { closest } from './similar'

const property = { bedrooms: 3, livingArea: 150 }

test('the properties most like it in rooms and size come first', () => {
  const castle = { id: 'castle', property: { bedrooms: 9, livingArea: 900 } }
  const twin = { id: 'twin', property: { bedrooms: 3, livingArea: 155 } }
  const smaller = { id: 'smaller', property: { bedrooms: 2, livingArea: 110 } }
  const unknown = { id: 'unknown', property: { bedrooms: null, livingArea: null } }
  const ids = closest(property, [castle, unknown, smaller, twin], 3).map(({ id }) => id)
  expect(ids).toEqual(['twin', 'smaller', 'unknown'])
})

test('fewer properties than asked for are all shown', () => {
  expect(closest(property, [], 4)).toEqual([])
})
