import { expect, test } from 'vitest'
import { concerns } from './page-topics'

const save = ['properties:12', 'properties.list:for-sale']

test.each([
  ['a page that names nothing', [], save, true],
  ['the home itself', ['properties:12'], save, true],
  ['another home', ['properties:13'], save, false],
  ['the list it stands in', ['properties.list:for-sale'], save, true],
  ['another list', ['properties.list:for-rent'], save, false],
  ['a page that shows any home', ['properties'], save, true],
  ['any home, when many change', ['properties:13'], ['properties'], true],
  ['any page, when the menu changes', ['properties:13'], ['menu_pages'], true],
  ['any page, when news was missed', ['properties:13'], [], true],
  ['a table whose name begins alike', ['properties_old:1'], save, true],
])('%s', (_, topics, change, isConcerned) => {
  expect(concerns(change, new Set(topics))).toBe(isConcerned)
})
