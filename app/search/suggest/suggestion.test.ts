import { expect, test } from 'vitest'
import {
  bestHref,
  type CityStock,
  cityHref,
  highlight,
  listFor,
  matchingCities,
} from './suggestion'

const city = (name: string, zip: string, sale = 1, rent = 0): CityStock => ({
  name,
  zip,
  countryId: 10,
  counts: { 'for-sale': sale, 'for-rent': rent },
})
const cities = [
  city('Heverlee', '3001', 24),
  city('Oud-Heverlee', '3050', 11),
  city('Liège', '4000', 2),
  city('Leuven', '3000', 40),
  city('Kessel-Lo', '3010', 0, 3),
  city('Sint-Joris-Weert', '3051'),
]
const names = (text: string) => matchingCities(text, cities).map(({ name }) => name)

test.each([
  ['heve', ['Heverlee', 'Oud-Heverlee']],
  ['HEVERLEE', ['Heverlee', 'Oud-Heverlee']],
  ['liege', ['Liège']],
  ['LIÈGE', ['Liège']],
  ['3000', ['Leuven']],
  ['300', ['Leuven', 'Heverlee']],
  ['3000 leuven', ['Leuven']],
  ['leuven 3000', ['Leuven']],
  ['sint joris', ['Sint-Joris-Weert']],
  ['joris-w', ['Sint-Joris-Weert']],
  ['leuvne', []],
  ['euven', []],
  ['', []],
  ['!', []],
])('[5.08] %j suggests %j, without guessing', (text, found) => {
  expect(names(text)).toEqual(found)
})

test('a city is shown where it has something, or where it was asked for', () => {
  const [, , , , kesselLo] = cities
  expect(kesselLo && listFor(kesselLo)).toBe('for-rent')
  expect(kesselLo && listFor(kesselLo, 'for-sale')).toBe('for-sale')
  expect(cityHref(city('Liège', '4000'), 'for-rent', 'fr')).toBe(
    '/fr/a-louer/?city=Li%C3%A8ge%7C4000',
  )
})

test('[5.08] Enter leads to the property that was named, else to the first city', () => {
  const found = { ...city('Leuven', '3000'), href: '/city' }
  const plain = { id: 1, href: '/home', title: '', reference: '', summary: '', city: '' }
  const property = { ...plain, price: null, picture: null }
  expect(bestHref({ properties: [property], cities: [found] })).toBe('/home')
  expect(bestHref({ properties: [], cities: [found] })).toBe('/city')
  expect(bestHref({ properties: [], cities: [] })).toBeUndefined()
})

test.each([
  ['Oud-Heverlee', 'heve', ['Oud-', 'Heve', 'rlee']],
  ['Liège', 'lie', ['', 'Liè', 'ge']],
  ['Leuven', '3000', ['Leuven', '', '']],
])('in %s, %s is what was typed', (name, text, parts) => {
  expect(highlight(name, text)).toEqual(parts)
})
