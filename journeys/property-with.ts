import type { Page } from '@playwright/test'
import { demoConfiguration } from '../seed/demo-configuration'
import { configure } from '../testing/configure'
import { openUntil } from './open-until'

export const { header } = demoConfiguration({ url: '/images/x', width: 1, height: 1 })
export const banner = (page: Page) => page.locator('[data-banner]')

/** The home page with another header, once it shows that. */
export async function propertyWith(page: Page, change: object, isThere: () => Promise<void>) {
  await configure('header', { ...header, ...change })
  await openUntil(page, '/nl/', isThere)
}
