import { expect, test } from 'vitest'
import { shortPrice } from './map-message'
import { fromMap, readMessage, toMap } from './map-schema'

const content = {
  kind: 'content',
  propertyList: [
    {
      id: 7,
      spot: [4.7, 50.9],
      radius: null,
      label: '€ 398k',
      badge: 1,
      badgeText: 'Nieuw',
      href: '/property/7/',
    },
  ],
  messageInfo: { total: 1, language: 'nl', area: null },
  mapType: 'list',
  customMarker: null,
  marqueeIgnoreList: [20],
}
const ours = 'https://baksteen.be'

test('[7.03] the message holds list, info, map type, marker and the badges to ignore', () => {
  expect(readMessage({ origin: ours, data: content }, ours, toMap)).toEqual(content)
})

test.each([
  ['another site', 'https://evil.example', content],
  ['no shape', ours, 'hello'],
  ['a link elsewhere', ours, withHref('https://evil.example')],
  ['a script', ours, withHref('javascript:alert(1)')],
  ['nowhere on earth', ours, { kind: 'drawn', area: [[999, 0]] }],
])('[7.03] a message from %s is not read', (_, origin, data) => {
  expect(readMessage({ origin, data }, ours, toMap)).toBeUndefined()
  expect(readMessage({ origin, data }, ours, fromMap)).toBeUndefined()
})

test.each([
  [39_800_000, '€ 398k'],
  [123_500_000, '€ 1,2M'],
  [95_000, '€ 950'],
  [119_000, '€ 1.190'],
])('%d cents fit on a marker', (cents, text) => {
  expect(shortPrice(cents)).toBe(text.replace(' ', '\u00a0'))
})

function withHref(href: string) {
  return { ...content, propertyList: [{ ...content.propertyList[0], href }] }
}
