import { expect, test } from 'vitest'
import type { Holder } from './content-use'
import { missingTexts } from './missing-texts'

const holder = (value: Holder['value']): Holder => ({ kind: 'page', id: '1', value })

test.each([
  ['said in one language only', { title: { nl: 'Huis' } }, ['title']],
  ['said in both', { title: { nl: 'Huis', fr: 'Maison' } }, []],
  ['said in older capitals', { title: { NL: 'Huis', FR: 'Maison' } }, []],
  ['blank', { title: { nl: 'Huis', fr: '  ' } }, ['title']],
  ['said nowhere', { title: { nl: '', fr: '' }, intro: {} }, []],
  ['deep inside', { rows: [{ text: { en: 'Hi' } }] }, ['rows.0.text']],
  ['no texts at all', { sizes: { sm: 1 }, list: ['nl'], at: new Date(0), none: null }, []],
])('what misses in French: %s', (_, value, fields) => {
  const missing = missingTexts([holder(value as Holder['value'])], 'fr')
  expect(missing.flatMap((each) => each.fields)).toEqual(fields)
})
