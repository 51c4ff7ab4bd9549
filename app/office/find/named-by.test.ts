import { expect, test } from 'vitest'
import { isNamedBy } from './named-by'

test.each([
  ['nieuw pand', true],
  ['PAND', true],
  ['pand nieuw', true],
  ['nieuwe', false],
  ['huis', true],
  ['huis boot', false],
  ['', true],
])('"%s"', (typed, isNamed) => {
  expect(isNamedBy(typed, 'Nieuw pand', 'huis toevoegen')).toBe(isNamed)
})

test('accents do not matter, on either side', () => {
  expect(isNamedBy('medias', 'Médias')).toBe(true)
  expect(isNamedBy('évaluation', 'evaluation')).toBe(true)
})
