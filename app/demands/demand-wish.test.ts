import { expect, test } from 'vitest'
import { noCriteria } from '../search/criteria'
import { readDemandWish, splitDemand } from './demand-wish'

test('a list that found nothing fills in the register', () => {
  const query = new URLSearchParams('list=for-rent&city=Leuven|3000&type=2&price-max=950&new=7')
  expect(readDemandWish(query)).toEqual({
    list: 'for-rent',
    frequency: 'at-once',
    wish: { ...noCriteria, cities: [{ name: 'Leuven', zip: '3000' }], types: [2], maxPrice: 950 },
  })
})

test('what is not understood falls back on the usual', () => {
  const query = new URLSearchParams('list=realisations&frequency=hourly&type=castle')
  expect(readDemandWish(query)).toEqual({
    list: 'for-sale',
    frequency: 'at-once',
    wish: noCriteria,
  })
})

test('a form holds two kinds of questions', () => {
  const data = new FormData()
  for (const [name, value] of [
    ['type', '1'],
    ['type', '2'],
    ['firstName', 'Nora'],
    ['form-pass', 'x'],
  ] as const) {
    data.append(name, value)
  }
  const { query, person } = splitDemand(data)
  expect(`${query}`).toBe('type=1&type=2')
  expect([...person.keys()]).toEqual(['firstName', 'form-pass'])
})

test.each(['at-once', 'daily', 'weekly'] as const)('alerts come %s when asked', (frequency) => {
  expect(readDemandWish(new URLSearchParams({ frequency })).frequency).toBe(frequency)
})

test('list and frequency belong to the search; a file in its place to nobody', () => {
  const data = new FormData()
  data.append('list', 'for-rent')
  data.append('frequency', 'daily')
  data.append('city', new Blob(['x']))
  data.append('email', 'nora@example.be')
  const { query, person } = splitDemand(data)
  expect(`${query}`).toBe('list=for-rent&frequency=daily')
  expect([...person.keys()]).toEqual(['email'])
})

test('any municipality may be typed, in any spelling, several together', () => {
  const query = new URLSearchParams('city=Gent|9000&town=louvain&town=herstappe;%20Spa&town=')
  const demand = readDemandWish(query)
  expect(demand.wish.cities).toEqual([
    { name: 'Gent', zip: '9000' },
    { name: 'Herstappe', zip: '' },
    { name: 'Louvain', zip: '' },
    { name: 'Spa', zip: '' },
  ])
  expect(demand.unknownTowns).toBeUndefined()
})

test('a town that is none is told, and the others are kept', () => {
  const demand = readDemandWish(new URLSearchParams('town=Atlantis&town=Spa'))
  expect(demand.unknownTowns).toEqual(['Atlantis'])
  expect(demand.wish.cities).toEqual([{ name: 'Spa', zip: '' }])
})

test('a town that is none is told without the spaces around it', () => {
  expect(readDemandWish(new URLSearchParams('town=%20Atlantis%20;%20')).unknownTowns).toEqual([
    'Atlantis',
  ])
})

test('ticked and typed together are no more than twenty towns', () => {
  const ticked = Array.from({ length: 20 }, (_, index) => ['city', `Aa ${index + 10}|`])
  const { wish } = readDemandWish(new URLSearchParams([...ticked, ['town', 'Spa']]))
  expect(wish.cities.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Aa ${index + 10}`),
  )
})

test('what is typed ends somewhere', () => {
  const query = new URLSearchParams(Array.from({ length: 90 }, () => ['town', 'x'.repeat(200)]))
  const { unknownTowns } = readDemandWish(query)
  expect(unknownTowns).toHaveLength(20)
  expect(unknownTowns?.[0]).toHaveLength(80)
})
