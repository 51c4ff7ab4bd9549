import { expect, test } from 'vitest'
import { isSameCity } from '../criteria'
import { townKeys } from './town-names'

test.each([
  ['Namen', 'namur'],
  ['LUIK', 'liege'],
  ['Liège', 'luik'],
  ['Louvain', 'leuven'],
  ['Brüssel', 'bruxelles'],
  ['braine l’alleud', 'eigenbrakel'],
])('[3.10] %s is %s too', (name, key) => {
  expect(townKeys(name)).toContain(key)
})

test('a town with one name has one key; its own comes first', () => {
  expect(townKeys('Aarschot')).toEqual(['aarschot'])
  expect(townKeys('Gand')[0]).toBe('gand')
})

test('the same town in another language is the same town, a namesake elsewhere is not', () => {
  const namur = { name: 'Namur', zip: '5000' }
  expect(isSameCity(namur, { name: 'Namen', zip: '5000' })).toBe(true)
  expect(isSameCity(namur, { name: 'Namen', zip: '' })).toBe(true)
  expect(isSameCity(namur, { name: 'Namen', zip: '9000' })).toBe(false)
  expect(isSameCity(namur, { name: 'Luik', zip: '5000' })).toBe(false)
})
