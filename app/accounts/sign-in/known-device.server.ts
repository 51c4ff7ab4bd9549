import { randomUUID } from 'node:crypto'
import { daySeconds, daysLater } from '../../language/days-later'
import type { Signer } from '../../web/signed-link.server'
import { accountCookieLine, readAccountCookie } from '../sessions/account-cookie'

type Tools = { signer: Signer; now: () => Date; origin: string }

/** A browser in which these people signed in before. It opens nothing: a password is still asked. */
export type KnownDevice = { id: string; accounts: string[] }

const purpose = 'known-device'
const days = 365
/** A family at one computer. */
const mostAccounts = 5

function namedFor({ origin }: Pick<Tools, 'origin'>) {
  return { name: 'device', isSecure: origin.startsWith('https:') }
}

export function readKnownDevice(
  tools: Tools,
  cookies: string | null | undefined,
): KnownDevice | undefined {
  const token = readAccountCookie(cookies, namedFor(tools))
  const opened = token ? tools.signer.open(purpose, token, tools.now()) : undefined
  return opened?.outcome === 'valid' ? (opened.value as KnownDevice) : undefined
}

export function knownDeviceLine(
  tools: Tools,
  cookies: string | null | undefined,
  accountId: string,
): string {
  const before = readKnownDevice(tools, cookies)
  const others = before?.accounts.filter((each) => each !== accountId) ?? []
  const device: KnownDevice = {
    id: before?.id ?? randomUUID(),
    accounts: [accountId, ...others].slice(0, mostAccounts),
  }
  const token = tools.signer.sign(purpose, device, daysLater(tools.now(), days))
  return accountCookieLine(namedFor(tools), token, days * daySeconds)
}
