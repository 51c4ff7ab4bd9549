import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  agreedFrom,
  categories,
  consentCookie,
  consentFlags,
  consentVariant,
  mustLoadAnew,
  type Refusable,
  refusable,
  writeConsent,
} from './consent'
import { readConsent } from './consent-cookie'

const receipt = '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11'

test('[9.11] what was agreed to is read back as it was written', () => {
  fc.assert(
    fc.property(fc.subarray([...refusable]), fc.integer({ min: 1, max: 99 }), (agreed, version) => {
      const consent = { version, receipt, agreed }
      expect(readConsent(`a=b; consent=${writeConsent(consent)}; c=d`, version)).toEqual(consent)
    }),
  )
})

test.each([
  ['nothing', null],
  ['another cookie', 'session=1'],
  ['no JSON', 'consent=yes'],
  ['bad percents', 'consent=%E0%A4%A'],
  ['an unknown category', `consent=${encodeURIComponent(`{"v":3,"r":"${receipt}","a":["all"]}`)}`],
  ['no receipt', 'consent=%7B%22v%22%3A3%2C%22a%22%3A%5B%5D%7D'],
  ['an older text', `consent=${writeConsent({ version: 2, receipt, agreed: ['social'] })}`],
  ['too long', `consent=${'x'.repeat(5_000)}`],
])('[4.04] %s counts as no consent', (_, cookies) => {
  expect(readConsent(cookies, 3)).toBeNull()
})

test('[9.11] the four flags are denied until agreed to', () => {
  const denied = {
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    ad_storage: 'denied',
    analytics_storage: 'denied',
  }
  expect(consentFlags(null)).toEqual(denied)
  expect(consentFlags({ version: 1, receipt, agreed: ['social'] })).toEqual(denied)
  expect(consentFlags({ version: 1, receipt, agreed: ['analytical'] })).toEqual({
    ...denied,
    analytics_storage: 'granted',
  })
  expect(consentFlags({ version: 1, receipt, agreed: ['marketing'] }).ad_storage).toBe('granted')
})

test('[9.12] agree to all, to none, or to what is ticked', () => {
  expect(agreedFrom('all', [])).toEqual([...refusable])
  expect(agreedFrom('none', ['marketing'])).toEqual([])
  expect(agreedFrom('chosen', ['marketing', 'functional', 'evil'])).toEqual(['marketing'])
  expect(agreedFrom(null, ['marketing'])).toEqual([])
})

test.each<[what: string, before: Refusable[] | null, now: Refusable[], mustLoadAnew: boolean]>([
  ['a first refusal', null, [], false],
  ['a first agreement', null, ['social'], true],
  ['the same again', ['social', 'marketing'], ['marketing', 'social'], false],
  ['a refusal again', [], [], false],
  ['more', ['social'], ['social', 'marketing'], true],
  ['less', ['social', 'marketing'], ['social'], true],
  ['nothing any more', ['unclassified'], [], true],
  ['something else', ['social'], ['marketing'], true],
])('[4.04] %s: from %j to %j loads the page anew: %j', (_, before, now, isAnew) => {
  expect(mustLoadAnew(before && { version: 1, receipt, agreed: before }, now)).toBe(isAnew)
})

test('visitors who agreed to the same share a page, those who did not choose have their own', () => {
  expect(consentVariant(null)).toBe('')
  expect(consentVariant({ version: 1, receipt, agreed: [] })).toBe('agreed:')
})

const written = (agreed: string[], version = 3, number = receipt) =>
  encodeURIComponent(JSON.stringify({ v: version, r: number, a: agreed }))

test('[4.04] only a whole cookie of that name counts, wherever it stands', () => {
  const good = written(['social'])
  for (const cookies of [`consent=${good}`, `a=b;consent=${good}`, `consent=${good};a=b`]) {
    expect(readConsent(cookies, 3)?.agreed).toEqual(['social'])
  }
  for (const cookies of [`xconsent=${good}`, undefined, '']) {
    expect(readConsent(cookies, 3)).toBeNull()
  }
  expect(readConsent(`consent=${written([...refusable, 'social'])}`, 3)).toBeNull()
  expect(readConsent(`consent=${written([], 0)}`, 0)).toBeNull()
  expect(readConsent(`consent=${written([], 1.5)}`, 1.5)).toBeNull()
  expect(readConsent(`consent=${written([], 3, 'no receipt')}`, 3)).toBeNull()
})

test('[9.12] there are five categories, of which the functional one is always on', () => {
  expect(categories).toEqual(['functional', 'social', 'analytical', 'marketing', 'unclassified'])
  expect(consentCookie).toBe('consent')
})

test('[9.11] marketing gives the three flags of advertising', () => {
  expect(consentFlags({ version: 1, receipt, agreed: ['marketing'] })).toEqual({
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    ad_storage: 'granted',
    analytics_storage: 'denied',
  })
})

test('pages of visitors who agreed to different things differ', () => {
  const variant = (agreed: Refusable[]) => consentVariant({ version: 1, receipt, agreed })
  expect(variant(['social', 'marketing'])).toBe('agreed:social+marketing')
})
