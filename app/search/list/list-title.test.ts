import { expect, test } from 'vitest'
import { noCriteria } from '../criteria'
import { titlePlaces } from './list-title'

const leuven = { name: 'Leuven', zip: '3000' }
const namur = { name: 'Namur', zip: '5000' }

test.each([
  ['nl', 'Leuven en Namen'],
  ['fr', 'Louvain et Namur'],
  ['en', 'Leuven and Namur'],
  ['de', 'Löwen und Namur'],
] as const)('[2.14] [5.12] in %s a title calls towns as its reader does', (language, places) => {
  expect(titlePlaces({ ...noCriteria, cities: [leuven, namur] }, language)).toBe(places)
})

test('a town with one name keeps it', () => {
  const cities = [{ name: 'Aarschot', zip: '3200' }]
  expect(titlePlaces({ ...noCriteria, cities }, 'fr')).toBe('Aarschot')
})
