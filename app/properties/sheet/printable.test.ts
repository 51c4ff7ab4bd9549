import { expect, test } from 'vitest'
import { printable } from './printable'

test.each([
  ['Prix : € 1.250 – « œuvre »', 'Prix : € 1.250 – « œuvre »'],
  ['9 kg CO₂/m²', '9 kg CO2/m²'],
  ['Łódź', 'ódz'],
  ['huis 🏡 te koop', 'huis  te koop'],
  ['e\u0301e\u0301n', 'één'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
