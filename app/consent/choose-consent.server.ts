import { randomUUID } from 'node:crypto'
import type { Database } from '../database/client.server'
import { daySeconds } from '../language/days-later'
import { type Consent, consentCookie, type Refusable, writeConsent } from './consent'
import { insertReceipt } from './queries.server'
import { cookiesToRemove } from './third-parties'

type Tools = { db: Database; now: () => Date }
type Choice = { agreed: Refusable[]; version: number; language: string }

/** A choice leaves a receipt behind, and counts once the receipt is kept. */
export async function chooseConsent(tools: Tools, choice: Choice): Promise<Consent> {
  const { agreed, version, language } = choice
  const receipt = randomUUID()
  await insertReceipt(tools.db, { id: receipt, version, language, agreed, at: tools.now() })
  return { version, receipt, agreed }
}

type Browser = { cookies: string | null; host: string; days: number; isSecure: boolean }

/** The lines that keep a choice in the browser, and throw out what it no longer allows. */
export function consentCookies(consent: Consent, browser: Browser): string[] {
  const kept = `${consentCookie}=${writeConsent(consent)}; Path=/; Max-Age=${browser.days * daySeconds}; SameSite=Lax`
  const old = cookiesToRemove(namesIn(browser.cookies), consent.agreed)
  return [browser.isSecure ? `${kept}; Secure` : kept, ...old.flatMap(removal(browser.host))]
}

/** Forgets the choice and everything that depended on it. */
export function forgottenConsent(cookies: string | null, host: string): string[] {
  const names = cookiesToRemove(namesIn(cookies), [])
  return [consentCookie, ...names].flatMap(removal(host))
}

function namesIn(cookies: string | null): string[] {
  const names = (cookies ?? '').split(';').map((each) => each.split('=')[0]?.trim() ?? '')
  return names.filter((name) => /^[\w-]{1,80}$/.test(name))
}

/**
 * Third parties set theirs on the widest domain that takes them, and a cookie ends only where it was
 * set: every domain above ours is named. A browser leaves those alone that are nobody's own.
 */
function removal(host: string) {
  const parts = host.replace(/:\d+$/, '').split('.')
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
  return (name: string) => [
    `${name}=; Path=/; Max-Age=0`,
    ...domains.map((domain) => `${name}=; Path=/; Domain=.${domain}; Max-Age=0`),
  ]
}
