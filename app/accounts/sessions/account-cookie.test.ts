import { expect, test } from 'vitest'
import { endedSessionLine, readSessionToken, sessionCookieLine } from './session-cookie'

const token = 'x'.repeat(43)

test('over https the cookie cannot be set by another host, nor read over http', () => {
  const line = sessionCookieLine(token, true, 60)
  expect(line).toMatch(/^__Host-session=x{43}; Path=\/; /)
  expect(line).toMatch(/; Secure$/)
  expect(line).toContain('; HttpOnly; ')
  expect(line).toContain('; SameSite=Lax')
  expect(line).not.toContain('Domain')
  expect(endedSessionLine(true)).toMatch(/^__Host-session=; Path=\/; Max-Age=0; .*; Secure$/)
  expect(readSessionToken(`a=b; __Host-session=${token}`, true)).toBe(token)
  expect(readSessionToken(`session=${token}`, true)).toBeUndefined()
})

test('over http it has a plain name', () => {
  expect(sessionCookieLine(token, false, 60)).toMatch(/^session=x{43}; (?!.*Secure)/)
  expect(readSessionToken(`session=${token}; a=b`, false)).toBe(token)
  for (const cookies of [null, '', 'session=', 'session=short', `my-session=${token}`]) {
    expect(readSessionToken(cookies, false)).toBeUndefined()
  }
})
