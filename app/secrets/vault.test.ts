import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aVault } from './testing'
import { createVault, UnreadableSecret } from './vault.server'

const vault = aVault()
const place = 'accounts.totp_secret:1'

test('what was sealed opens in its own place, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = vault.seal(text, place)
      expect(vault.open(sealed, place)).toBe(Buffer.from(text).toString())
      expect(vault.seal(text, place)).not.toBe(sealed)
    }),
  )
})

test('it opens neither in another place, nor changed, nor with another key', () => {
  const sealed = vault.seal('BAKSTEEN', place)
  const flipped = sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
  const attempts = [
    () => vault.open(sealed, 'accounts.totp_secret:2'),
    () => vault.open(flipped, place),
    () => aVault().open(sealed, place),
    () => vault.open('BAKSTEEN', place),
  ]
  for (const attempt of attempts) expect(attempt).toThrow(UnreadableSecret)
})

test('the newest key seals, and all of them open', () => {
  const keys = [randomBytes(32)]
  const renewed = createVault(() => keys)
  const before = renewed.seal('BAKSTEEN', place)
  keys.unshift(randomBytes(32))
  const after = renewed.seal('BAKSTEEN', place)
  expect(renewed.open(before, place)).toBe('BAKSTEEN')
  expect(before.startsWith(renewed.newestPrefix())).toBe(false)
  expect(after.startsWith(renewed.newestPrefix())).toBe(true)
  keys.pop()
  expect(() => renewed.open(before, place)).toThrow('is not here')
  expect(renewed.open(after, place)).toBe('BAKSTEEN')
})
