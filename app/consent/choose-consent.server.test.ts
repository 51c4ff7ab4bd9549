import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { chooseConsent, consentCookies, forgottenConsent } from './choose-consent.server'
import { readConsent } from './consent-cookie'
import { consentReceipts } from './tables.server'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')
const browser = {
  cookies: '_ga=1; _ga_X=2; a=b',
  host: 'www.baksteen.be',
  days: 180,
  isSecure: true,
}

test('[4.04] a choice leaves a receipt that names no one', async () => {
  const consent = await chooseConsent({ db, now }, { agreed: [], version: 2, language: 'fr' })
  const [row] = await db.select().from(consentReceipts)
  expect(row).toEqual({
    id: consent.receipt,
    version: 2,
    language: 'fr',
    agreed: [],
    at: now(),
  })
})

test('[9.11] the choice expires after the configured days, and old tracking goes at once', async () => {
  const consent = await chooseConsent({ db, now }, { agreed: [], version: 2, language: 'nl' })
  const [kept = '', ...removed] = consentCookies(consent, browser)
  expect(kept).toContain(`Max-Age=${180 * 86_400}`)
  expect(readConsent(kept.split(';')[0] ?? '', 2)).toEqual(consent)
  expect(removed).toContain('_ga=; Path=/; Domain=.baksteen.be; Max-Age=0')
  expect(removed.join()).toContain('_ga_X=')
  expect(removed.join()).not.toContain('a=b')
})

test('[9.11] tracking goes from every domain it may have been set on', () => {
  const consent = { version: 1, receipt: randomUUID(), agreed: [] }
  const removedAt = (host: string) =>
    consentCookies(consent, { ...browser, cookies: '_ga=1', host }).slice(1)
  const here = '_ga=; Path=/; Max-Age=0'
  expect(removedAt('localhost:3000')).toEqual([here])
  expect(removedAt('immo.baksteen.be:8080')).toEqual([
    here,
    '_ga=; Path=/; Domain=.immo.baksteen.be; Max-Age=0',
    '_ga=; Path=/; Domain=.baksteen.be; Max-Age=0',
  ])
})

test('[2.12] forgetting ends the choice itself', () => {
  expect(forgottenConsent(null, 'localhost:3000')).toEqual(['consent=; Path=/; Max-Age=0'])
})
