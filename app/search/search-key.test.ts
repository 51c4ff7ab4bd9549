import { expect, test } from 'vitest'
import { searchKey, searchWords } from './search-key'

test.each([
  ['LIÈGE', 'liege'],
  ['Sint-Pieters-Leeuw', 'sint pieters leeuw'],
  ["Braine-l'Alleud", 'braine l alleud'],
  ['Œuvre Straße', 'oeuvre strasse'],
  ['  ', ''],
])('[5.08, 5.09] %j is compared as %j', (text, key) => {
  expect(searchKey(text)).toBe(key)
})

test('a search is made of different words of two letters or more', () => {
  expect(searchWords('Huis à huis, BK-0012')).toEqual(['huis', 'bk', '0012'])
  expect(searchWords('a b c')).toEqual([])
  expect(searchWords('een twee drie vier vijf zes zeven acht')).toHaveLength(6)
})

test.each([
  ['æ œ ø ł đ ð þ ħ', 'ae oe o l d d th h'],
  ['ı ĳ ĸ ŀ ŋ ŧ ſ ß', 'i ij q l n t s ss'],
  ['aŉb', 'a nb'],
])('[5.08] %s is spelled %s', (letters, spelled) => {
  expect(searchKey(letters)).toBe(spelled)
})
