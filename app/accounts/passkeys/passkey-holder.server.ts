import { randomUUID } from 'node:crypto'
import type { Signer } from '../../web/signed-link.server'
import { accountCookieLine, readAccountCookie } from '../sessions/account-cookie'
import { challengeSeconds } from './passkey-challenge.server'

type Tools = { signer: Signer; now: () => Date; origin: string }

const purpose = 'passkey-holder'

function namedFor({ origin }: Tools) {
  return { name: 'passkey', isSecure: origin.startsWith('https:') }
}

/** Who signs in with a passkey alone has no session yet: this browser is known by a cookie until then. */
export function newPasskeyHolder(tools: Tools) {
  const holder = randomUUID()
  const until = new Date(tools.now().getTime() + challengeSeconds * 1_000)
  const token = tools.signer.sign(purpose, holder, until)
  return { holder, line: accountCookieLine(namedFor(tools), token, challengeSeconds) }
}

export function readPasskeyHolder(
  tools: Tools,
  cookies: string | null | undefined,
): string | undefined {
  const token = readAccountCookie(cookies, namedFor(tools))
  const opened = token ? tools.signer.open(purpose, token, tools.now()) : undefined
  return opened?.outcome === 'valid' ? String(opened.value) : undefined
}
