import { accountCookieLine, readAccountCookie } from './account-cookie'

const named = (isSecure: boolean) => ({ name: 'session', isSecure })

export function readSessionToken(
  cookies: string | null | undefined,
  isSecure: boolean,
): string | undefined {
  const token = readAccountCookie(cookies, named(isSecure))
  return token && /^[\w-]{20,60}$/.test(token) ? token : undefined
}

export function sessionCookieLine(token: string, isSecure: boolean, seconds: number): string {
  return accountCookieLine(named(isSecure), token, seconds)
}

export function endedSessionLine(isSecure: boolean): string {
  return accountCookieLine(named(isSecure), '', 0)
}
