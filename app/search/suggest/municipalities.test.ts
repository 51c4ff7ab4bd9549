import { expect, test } from 'vitest'
import { isSameCity } from '../criteria'
import { findMunicipality, municipalityNames } from './municipalities'
import { placeCentre } from './place-centres.server'

test.each([
  ['leuven', 'Leuven'],
  ['LOUVAIN', 'Louvain'],
  ['löwen', 'Löwen'],
  ['la louviere', 'La Louvière'],
  ['beloeil', 'Belœil'],
  ['braine l’alleud', "Braine-l'Alleud"],
  ['Sint Pieters Leeuw', 'Sint-Pieters-Leeuw'],
  ['sankt-vith', 'Sankt Vith'],
  ['herstappe', 'Herstappe'],
])('%j is %s', (typed, name) => {
  expect(findMunicipality(typed)).toBe(name)
})

test.each(['', ' ', 'Atlantis', 'Leuve', '3000'])('%j is no municipality', (typed) => {
  expect(findMunicipality(typed)).toBeUndefined()
})

test('all of them are there, each once', () => {
  expect(municipalityNames.length).toBeGreaterThan(588)
  expect(new Set(municipalityNames).size).toBe(municipalityNames.length)
})

test('whatever the spelling, it is the same town for a search', () => {
  const tongeren = { name: 'Tongeren', zip: '3700' }
  for (const typed of ['tongres', 'Tongern', 'TONGEREN']) {
    const name = findMunicipality(typed) ?? ''
    expect(isSameCity(tongeren, { name, zip: '' })).toBe(true)
  }
  expect(placeCentre({ name: 'Tongern', zip: '' })).toBeDefined()
})
