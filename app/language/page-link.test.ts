import { expect, test } from 'vitest'
import { link } from '../web/page-link-schema'
import { isElsewhere, linkAddress } from './page-link'

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
  ['javascript:open("https://x")', undefined],
  ['xmailto:', undefined],
  ['x/nl/', undefined],
  ['', undefined],
])('%s leads to %s', (written, address) => {
  expect(linkAddress(written, 'fr')).toBe(address)
  expect(link.safeParse(written).success).toBe(address !== undefined)
})

test('a link has at most five hundred characters, and says what is wrong', () => {
  const long = (length: number) => `https://${'a'.repeat(length - 8)}`
  expect([long(500), long(501)].map((each) => link.safeParse(each).success)).toEqual([true, false])
  expect(link.safeParse('x').error?.issues[0]?.message).toBe('not a page or a safe address')
})

test('what is elsewhere begins with https', () => {
  expect(isElsewhere('https://www.biv.be/')).toBe(true)
  expect(isElsewhere('/nl/?from=https://')).toBe(false)
})
