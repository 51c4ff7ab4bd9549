import { expect, test } from 'vitest'
import { breakableStreet } from './breakable-street'

test.each([
  ['Alsembergsesteenweg 160, 1180 Ukkel', 'Alsembergse-steenweg 160, 1180 Ukkel'],
  ['Wespelaarsesteenweg 184', 'Wespelaarse-steenweg 184'],
  ['Burgemeestersstraat 3', 'Burgemeesters-straat 3'],
  ['Kerkstraat 1, 3000 Leuven', 'Kerkstraat 1, 3000 Leuven'],
  ['Rue Saint-Nicolas 192, 5000 Namur', 'Rue Saint-Nicolas 192, 5000 Namur'],
  ['', ''],
])('%s breaks where a reader would break it', (address, shown) => {
  expect(breakableStreet(address).replaceAll('\u00ad', '-')).toBe(shown)
})
