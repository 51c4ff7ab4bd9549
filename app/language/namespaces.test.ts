import { expect, test } from 'vitest'
import { isBehindLogin } from './namespaces'

test.each([
  '/office',
  '/office/properties/12/',
  '/nl/eigenaar/',
  '/fr/proprietaire/12/',
  '/en/owner',
  '/de/eigentuemer/12/bericht',
])('%s is behind the login', (pathname) => {
  expect(isBehindLogin(pathname)).toBe(true)
})

test.each(['/', '/officer/', '/nl/', '/nl/te-koop/', '/en/owners/', '/en/login/'])(
  '%s is for everyone',
  (pathname) => {
    expect(isBehindLogin(pathname)).toBe(false)
  },
)
