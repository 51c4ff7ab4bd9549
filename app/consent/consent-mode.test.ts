import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { consentFlags } from './consent'
import { consentModeScript } from './consent-mode'
import { allowedTags } from './third-parties'

const ids = { analytics: 'G-ABC1234567', ads: null, tagManager: null, pixel: '123456789012' }
const receipt = '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11'

test('[7.05] denied first, half a second to wait, then what was agreed to', () => {
  const agreed = ['analytical', 'social'] as const
  const flags = consentFlags({ version: 1, receipt, agreed: [...agreed] })
  const window: Record<string, unknown> = {}
  window.window = window
  runInNewContext(consentModeScript(flags, allowedTags(ids, agreed)), window)
  const pushed = (window.dataLayer as ArrayLike<unknown>[]).map((each) => Array.from(each))
  expect(pushed[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'denied', wait_for_update: 500 }),
  ])
  expect(pushed[1]).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ])
  expect(pushed).toContainEqual(['config', 'G-ABC1234567'])
  expect((window.fbq as { queue: ArrayLike<string>[] }).queue.map((each) => each[0])).toEqual([
    'init',
    'track',
  ])
})
