import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { consentFlags, type Refusable } from './consent'
import { consentModeScript } from './consent-mode'
import { allowedTags, type Tag } from './third-parties'

const ids = { analytics: 'G-ABC1234567', ads: null, tagManager: null, pixel: '123456789012' }
const receipt = '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11'

/** Runs the script of a page in a window of its own. */
function runIn(agreed: readonly Refusable[]) {
  const flags = consentFlags({ version: 1, receipt, agreed: [...agreed] })
  const listeners: Record<string, () => void> = {}
  const window: Record<string, unknown> = {
    addEventListener: (name: string, listener: () => void) => {
      listeners[name] = listener
    },
  }
  window.window = window
  runInNewContext(consentModeScript(flags, allowedTags(ids, agreed)), window)
  const listOf = (each: unknown) => (each as ArrayLike<unknown>[]).map((told) => Array.from(told))
  return {
    listeners,
    pushed: () => listOf(window.dataLayer),
    pixel: () => listOf((window.fbq as { queue?: unknown } | undefined)?.queue ?? []),
  }
}

test('[7.05] who withdraws is heard by every tag that is there', () => {
  const denied = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' }
  for (const agreed of [['analytical'], ['analytical', 'social']] as const) {
    const { listeners, pushed, pixel } = runIn(agreed)
    listeners.withdrawn?.()
    expect(pushed().at(-1)).toEqual(['consent', 'update', expect.objectContaining(denied)])
    const hasPixel = agreed.some((each) => each === 'social')
    expect(pixel().at(-1)).toEqual(hasPixel ? ['consent', 'revoke'] : undefined)
  }
})

test('[7.05] denied first, half a second to wait, then what was agreed to', () => {
  const page = runIn(['analytical', 'social'])
  const pushed = page.pushed()
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
  expect(page.pixel().map(([what]) => what)).toEqual(['init', 'track'])
})

test('[7.05] each kind of tag is started in its own way', () => {
  const flags = consentFlags(null)
  const script = (kind: Tag['kind'], id: string) => consentModeScript(flags, [{ kind, id } as Tag])
  expect(script('ads', 'AW-123456789')).toContain("gtag('config','AW-123456789')")
  expect(script('tagManager', 'GTM-ABC1234')).toContain("event:'gtm.js'")
  expect(script('tagManager', 'GTM-ABC1234')).not.toContain("gtag('config'")
  expect(script('analytics', 'G-ABC1234567')).not.toContain('gtm.start')
})

test('[7.05] whatever was agreed to, all four flags are denied at first and when withdrawn', () => {
  const denied = {
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    ad_storage: 'denied',
    analytics_storage: 'denied',
  }
  const { listeners, pushed } = runIn(['analytical', 'marketing'])
  expect(pushed()[0]?.[2]).toEqual({ ...denied, wait_for_update: 500 })
  expect(pushed()[2]?.[0]).toBe('js')
  listeners.withdrawn?.()
  expect(pushed().at(-1)).toEqual(['consent', 'update', denied])
})
