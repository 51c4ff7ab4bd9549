import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noCriteria } from './criteria'
import { withKnownCities } from './known-cities'

const towns = [
  { name: 'Leuven', zip: '3000' },
  { name: 'Namur', zip: '5000' },
  { name: 'Antwerpen', zip: '2000' },
  { name: 'Antwerpen', zip: '2018' },
  { name: 'Aarschot', zip: '3200' },
  { name: 'Langdorp', zip: '3200' },
]
const known = { towns, isPlace: (name: string) => /^heist-op-den-berg\W*$/i.test(name) }
const told = (name: string, zip: string) =>
  withKnownCities({ ...noCriteria, cities: [{ name, zip }] }, known).cities.map(
    (city) => `${city.name}|${city.zip}`,
  )

test.each([
  ['as we write it', 'Leuven', '3000', 'Leuven|3000'],
  ['in another language', 'Louvain', '3000', 'Leuven|3000'],
  ['carelessly', 'LEUVEN', '3000', 'Leuven|3000'],
  ['without its zip', 'leuven', '', 'Leuven|3000'],
  ['without its zip, in another language', 'Namen', '', 'Namur|5000'],
  ['by a zip of which there are more', 'langdorp', '3200', 'Langdorp|3200'],
  ['of several zips', 'Anvers', '', 'Antwerpen|'],
  ['by a zip where we have nothing', 'Antwerpen', '2060', 'Antwerpen|2060'],
  ['where we have nothing', 'HEIST-OP-DEN-BERG', '2220', 'Heist-op-den-Berg|2220'],
  ['with more than a name', 'heist-op-den-berg!!!', '2220', 'Heist-op-den-Berg|2220'],
  ['by its zip alone', "Gratis villa's nu", '3000', 'Leuven|3000'],
])('[2.14] a town %s is known', (_, name, zip, expected) => {
  expect(told(name, zip)).toEqual([expected])
})

test.each([
  ['Gratis villa', ''],
  ['Gratis villa', '9999'],
  ['Gratis villa', '3200'],
])('[2.14] %s with zip %j names no town', (name, zip) => {
  expect(told(name, zip)).toEqual([])
})

const city = fc.record({
  name: fc.oneof(fc.string({ minLength: 1, maxLength: 40 }), fc.constantFrom('leuven', 'Anvers')),
  zip: fc.constantFrom('', '3000', '3200', '2018', '9999'),
})

test('[2.14] whatever an address says, only towns we know are named, and asking again changes nothing', () => {
  const names = new Set([...towns.map(({ name }) => name), 'Heist-op-den-Berg'])
  fc.assert(
    fc.property(fc.array(city, { maxLength: 5 }), (cities) => {
      const settled = withKnownCities({ ...noCriteria, cities }, known)
      expect(settled.cities.filter(({ name }) => !names.has(name))).toEqual([])
      expect(withKnownCities(settled, known)).toEqual(settled)
    }),
  )
})
