import { expect, type Page } from '@playwright/test'
import { test } from './journey'
import { wake, wakingScripts } from './wake'

/** Nothing of the page itself runs, as on a line that is slow: only what stands in the page. */
async function stayAsleep(page: Page) {
  await page.route(wakingScripts, (route) => route.abort())
}

/** Words are as wide as they stay. */
const hasFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined))

/** The first properties of the list, as somebody kept them. */
async function keep(page: Page, count: number) {
  await page.goto('/nl/te-koop/')
  return page.evaluate((many) => {
    const cards = [...document.querySelectorAll('article[data-property]')].slice(0, many)
    const kept = cards.map(({ id }) => ({
      id: Number(id.replace('property-', '')),
      cents: 1,
      status: 'available',
    }))
    localStorage.setItem('favourites', JSON.stringify(kept))
    return kept.map(({ id }) => id)
  }, count)
}

const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, each) => sum + Reflect.get(each, 'value'), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

test('hearts of kept properties are full before the page wakes', async ({ page }) => {
  const ids = await keep(page, 2)
  await stayAsleep(page)
  await page.goto('/nl/te-koop/')
  const pressed = page.locator('[data-heart][aria-pressed=true]')
  await expect(pressed).toHaveCount(2)
  expect(await pressed.evaluateAll((all) => all.map((each) => Number(each.dataset.heart)))).toEqual(
    ids,
  )

  await page.goto(`/nl/te-koop/x/x/${ids[0]}/`)
  const chip = page.getByRole('button', { name: 'Bewaard', exact: true })
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await hasFonts(page)
  const { width } = (await chip.boundingBox()) ?? { width: 0 }
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await hasFonts(page)
  const empty = page.getByRole('button', { name: 'Bewaar', exact: true })
  expect((await empty.boundingBox())?.width).toBe(width)
})

for (const width of [390, 1280]) {
  test(`the page of what is kept is full before it wakes, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const ids = await keep(page, 3)
    await stayAsleep(page)
    await page.goto('/nl/bewaard/')
    const cards = page.getByRole('main').locator('article[data-property]:visible')
    await expect(cards).toHaveCount(3)
    expect(await cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      ids.map((id) => `property-${id}`),
    )
    await expect(cards.locator('[data-heart][aria-pressed=true]')).toHaveCount(3)
    expect(await shift(page)).toBeLessThan(0.02)

    await cards.locator('[data-heart]').first().click()
    await page.reload()
    await expect(cards).toHaveCount(2)
  })
}

test('waking takes over the list as it stands, with what was ticked', async ({ page }) => {
  await keep(page, 2)
  await page.route(wakingScripts, async (route) => {
    await page.waitForFunction(() => Reflect.get(window, 'mayWake')).catch(() => {})
    await route.continue()
  })
  await page.goto('/nl/bewaard/')
  await page.getByRole('checkbox').first().check()
  await page.evaluate(() => Reflect.set(window, 'mayWake', true))
  await wake(page)
  await expect(page.getByText(/^Prijs gestegen, was €\s/).first()).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByRole('checkbox').last()).not.toBeChecked()
  await expect(page.getByRole('main').locator('article[data-property]')).toHaveCount(2)
})

test('who keeps nothing is shown what is new, and keeps it from there', async ({ page }) => {
  await stayAsleep(page)
  await page.goto('/nl/bewaard/')
  await expect(page.getByText('U hebt nog niets bewaard.')).toBeVisible()
  const cards = page.getByRole('main').locator('article[data-property]:visible')
  await expect(cards).toHaveCount(3)
  await expect(cards.locator('[data-heart][aria-pressed=false]')).toHaveCount(3)
  await expect(page.getByText('Ze staan alleen in deze browser')).toBeHidden()

  await page.unroute(wakingScripts)
  await page.reload()
  await wake(page)
  await cards
    .first()
    .getByRole('button', { name: /^Bewaar/ })
    .click()
  await expect(page.getByText('U hebt nog niets bewaard.')).toBeHidden()
  await expect(cards).toHaveCount(1)
  await expect(page.getByText('Ze staan alleen in deze browser')).toBeVisible()
})

test('who keeps nothing asks nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/nl/bewaard/')
  await page.waitForLoadState()
  expect(asked.filter((address) => address.includes('ids='))).toEqual([])
})
