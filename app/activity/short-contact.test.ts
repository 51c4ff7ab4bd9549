import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortContact, withoutContacts } from './short-contact'

test.each([
  [['Jan', 'Peeters'], 'J. P.'],
  [['jan peeters'], 'J. P.'],
  [['Élodie', 'd’Hondt'], 'É. D.'],
  [['Marie-Claire', 'Van den Bossche'], 'M. V. D.'],
  [['', undefined], ''],
  [['<b>x</b>'], 'B.'],
])('[3.17] %j is shortened to %s', (names, short) => {
  expect(shortContact(...names)).toBe(short)
})

test('[6.02] whatever the name, an owner gets no more than three letters of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (first, last) => {
      const letters = shortContact(first, last).replace(/[. ]/g, '')
      // One letter may become two in capitals: ß.
      expect(Array.from(letters).length).toBeLessThanOrEqual(9)
    }),
  )
})

test.each([
  ['Bel me op 0470 12 34 56 aub', 'Bel me op … aub'],
  ['+32 (0)16/23.45.67', '…'],
  ['Schrijf naar an.peeters@example.be.', 'Schrijf naar ….'],
  ['Zie https://example.be/x?y=1 en www.x.be', 'Zie … en …'],
  ['Is € 350.000 bespreekbaar? 180 m² op 12 are', 'Is € 350.000 bespreekbaar? 180 m² op 12 are'],
])('%s → %s', (text, shown) => {
  expect(withoutContacts(text)).toBe(shown)
})
