import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nobody is kept out by this page, as far as axe can tell. */
export async function expectSound(page: Page) {
  expect(await faultsOf(page)).toEqual([])
}

/** In the page itself: the other way opens a second page each time, for frames of others that we have not. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join('\n'))
}
