import { expect, test } from 'vitest'
import { nearTowns } from './near-towns.server'

const at = (latitude: number, longitude: number) => ({ latitude, longitude, radius: null })

test('the nearest town and Brussels are told, in the language of the reader', () => {
  const [leuven, brussels] = nearTowns(at(50.9, 4.72), 'fr')
  expect(leuven?.name).toBe('Louvain')
  expect(leuven?.metres).toBeGreaterThan(1_500)
  expect(leuven?.metres).toBeLessThan(3_500)
  expect(brussels?.name).toBe('Bruxelles')
  expect(brussels?.metres).toBeGreaterThan(25_000)
  expect(brussels?.metres).toBeLessThan(28_000)
})

test('within Brussels it is told once, and far from everything nothing is', () => {
  expect(nearTowns(at(50.8505, 4.3488), 'nl').map(({ name }) => name)).toEqual(['Brussel'])
  expect(nearTowns(at(38.3, -0.5), 'nl')).toEqual([])
})

test('[5.11] a distance is told to a hundred metres', () => {
  for (const { metres } of nearTowns({ ...at(50.91234, 4.71234), radius: 400 }, 'nl')) {
    expect(metres % 100).toBe(0)
  }
})
