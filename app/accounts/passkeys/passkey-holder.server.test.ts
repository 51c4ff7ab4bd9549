import { expect, test } from 'vitest'
import { createSigner } from '../../web/signed-link.server'
import { newPasskeyHolder, readPasskeyHolder } from './passkey-holder.server'

test('a browser is known by what we signed, for five minutes, over https by a guarded name', () => {
  const tools = {
    signer: createSigner('a secret'),
    now: () => new Date('2026-11-15T10:00:00Z'),
    origin: 'https://www.agency.example',
  }
  const { holder, line } = newPasskeyHolder(tools)
  expect(line).toMatch(/^__Host-passkey=.*Max-Age=300; HttpOnly; SameSite=Lax; Secure$/)
  const cookie = line.split(';')[0]
  expect(readPasskeyHolder(tools, cookie)).toBe(holder)
  expect(readPasskeyHolder({ ...tools, signer: createSigner('another') }, cookie)).toBeUndefined()
  const sixMinutesOn = { ...tools, now: () => new Date('2026-11-15T10:06:00Z') }
  expect(readPasskeyHolder(sixMinutesOn, cookie)).toBeUndefined()
})
