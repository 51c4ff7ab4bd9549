import { expect, test } from 'vitest'
import { createSigner } from './signed-link.server'

const signer = createSigner('a secret')
const now = new Date('2026-06-01T10:00:00Z')
const later = new Date('2026-06-02T10:00:00Z')

test('what was signed comes back, for its purpose and in its time', () => {
  const token = signer.sign('cancel', { id: 7 }, later)
  expect(signer.open('cancel', token, now)).toEqual({ outcome: 'valid', value: { id: 7 } })
  expect(signer.open('move', token, now)).toEqual({ outcome: 'forged' })
  expect(signer.open('cancel', token, new Date('2026-06-03')).outcome).toBe('expired')
})

test.each(['', '.', 'a.b', 'e30.e30', 'ünï.cödé'])('%j was not written by us', (token) => {
  expect(signer.open('cancel', token, now)).toEqual({ outcome: 'forged' })
})

test('another secret makes another mark', () => {
  const token = createSigner('another').sign('cancel', 1, later)
  expect(signer.open('cancel', token, now)).toEqual({ outcome: 'forged' })
})
