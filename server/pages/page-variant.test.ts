import { expect, test } from 'vitest'
import { writeConsent } from '../../app/consent/consent'
import { cacheKey } from './cache-key'
import { variantBy } from './page-variant'
import { mayUseCache } from './send-page'

const receipt = '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11'
const key = (cookie?: string) => cacheKey('/nl/', variantBy(() => 1)({ headers: { cookie } }))
const agreed = (what: 'social'[], version = 1) =>
  `a=b; consent=${writeConsent({ version, receipt, agreed: what })}`

test('visitors share a page with those who agreed to the same', () => {
  expect(key()).toBe('/nl/')
  expect(key('consent=broken')).toBe('/nl/')
  expect(key(agreed(['social'], 2))).toBe('/nl/')
  expect(new Set([key(), key(agreed([])), key(agreed(['social']))]).size).toBe(3)
})

test('[2.09] a preview is never kept', () => {
  const request = { method: 'GET', headers: {}, url: '/nl/preview/diensten/' }
  expect(mayUseCache(request as Parameters<typeof mayUseCache>[0])).toBe(false)
})
