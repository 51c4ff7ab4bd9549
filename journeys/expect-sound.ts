import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: axe.RunOptions = { resultTypes: ['violations'] }

/** Nobody is kept out by this page, as far as axe can tell. */
export async function expectSound(page: Page) {
  expect(await faultsOf(page)).toEqual([])
}

export async function faultsOf(page: Page): Promise<string[]> {
  const violations = page.frames().length > 1 ? await lookInFrames(page) : await look(page)
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join('\n'))
}

/** Without the paths to the elements, which nobody reads here and which take a third of the time. */
async function look(page: Page): Promise<axe.Result[]> {
  await page.evaluate(source)
  return page.evaluate(
    async (given) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe
      return (await run(document, given)).violations
    },
    { ...options, selectors: false },
  )
}

/** In the page itself: the other way opens a second page each time. */
async function lookInFrames(page: Page): Promise<axe.Result[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options(options)
    .analyze()
  return violations
}
