import { expect, test } from 'vitest'
import { link, linkAddress } from './page-link'

test.each([
  ['page:contact-demand', '/fr/estimation-gratuite/'],
  ['page:home', '/fr/'],
  ['page:for-sale-property', undefined],
  ['page:nowhere', undefined],
  ['page:toString', undefined],
  ['/nl/te-koop/?city=Leuven', '/nl/te-koop/?city=Leuven'],
  ['#inhoud', '#inhoud'],
  ['https://www.biv.be/', 'https://www.biv.be/'],
  ['tel:+3216234567', 'tel:+3216234567'],
  ['mailto:info@baksteen.example', 'mailto:info@baksteen.example'],
  ['http://example.org/', undefined],
  ['//example.org/', undefined],
  ['/\\example.org/', undefined],
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('%s leads to %s', (written, address) => {
  expect(linkAddress(written, 'fr')).toBe(address)
  expect(link.safeParse(written).success).toBe(address !== undefined)
})
