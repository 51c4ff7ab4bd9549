import { expect, type Page } from '@playwright/test'
import { configure } from '../testing/configure'
import { testAfresh as test } from './journey'
import { openUntil } from './open-until'
import { stopTheClock } from './stop-the-clock'

const title = { nl: 'Kijkdag op zaterdag' }
const popup = (page: Page) => page.getByRole('dialog', { name: title.nl })
const field = (page: Page) => page.getByRole('combobox').first()

test.beforeAll(async ({ request }) => {
  await configure('popup', { isPublished: 'yes', delay: 8, title })
  await expect(async () => {
    expect(await (await request.get('/nl/')).text()).toContain('data-here="" data-delay="8"')
  }).toPass()
})
test.beforeEach(({ page }) => stopTheClock(page))
test.afterAll(() => configure('popup', { isPublished: 'no' }))

const open = (page: Page, path: string) =>
  openUntil(page, path, () => expect(page.locator('#popup')).toBeAttached({ timeout: 500 }))

test('[1.10, 4.02] nobody said where: it shows on the home page, and on no other', async ({
  page,
}) => {
  await open(page, '/nl/diensten/')
  await page.clock.fastForward(20_000)
  await expect(popup(page)).toBeHidden()
  await open(page, '/nl/')
  await page.clock.fastForward(9_000)
  await expect(popup(page)).toBeVisible()
})

test('[4.02] it shows on the home page also when no document is loaded on the way', async ({
  page,
}) => {
  await open(page, '/nl/diensten/')
  await page.mouse.move(300, 300)
  // Its own way of waiting counts frames, and those stand still with the clock.
  const isAwake = async () => {
    await page.clock.runFor(20)
    return page.evaluate(() => '__reactRouterDataRouter' in window)
  }
  await expect.poll(isAwake).toBe(true)
  await page.evaluate(() => Reflect.set(window, 'isStill', true))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Baksteen/ })
    .first()
    .click()
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.locator('#popup[data-here]')).toBeAttached({ timeout: 100 })
  }).toPass()
  await expect(page).toHaveURL('/nl/')
  expect(await page.evaluate(() => Reflect.get(window, 'isStill'))).toBe(true)
  await page.clock.fastForward(6_000)
  await expect(popup(page)).toBeHidden()
  await page.clock.fastForward(3_000)
  await expect(popup(page)).toBeVisible()
})

test('[4.02] it is never over a form, and comes back once it would not be', async ({ page }) => {
  const form = page.locator('main form').first()
  const lay = (style: string) =>
    form.evaluate((each: HTMLElement, css) => {
      each.style.cssText = css
      dispatchEvent(new Event('resize'))
    }, style)
  await open(page, '/nl/')
  await page.clock.fastForward(9_000)
  await expect(popup(page)).toBeVisible()
  await lay('position: fixed; inset: auto 0 0')
  await expect(popup(page)).toBeHidden()
  await lay('')
  await expect(popup(page)).toBeVisible()
})

test('[4.02] it waits while somebody types, and no key is lost', async ({ page }) => {
  await open(page, '/nl/')
  await field(page).click()
  const words = 'Leuven '.repeat(8).trim()
  await page.keyboard.type(words.slice(0, 20))
  await page.clock.fastForward(20_000)
  await page.keyboard.type(words.slice(20))
  await expect(field(page)).toHaveValue(words)
  await expect(popup(page)).toBeHidden()

  // A form with something in it is still in use when its field is left.
  await page.keyboard.press('Tab')
  await page.clock.fastForward(20_000)
  await expect(popup(page)).toBeHidden()
})

test('[4.02] it comes once a field is left that nothing was written in', async ({ page }) => {
  await open(page, '/nl/')
  await field(page).focus()
  await page.clock.fastForward(20_000)
  await expect(popup(page)).toBeHidden()
  await field(page).blur()
  await page.clock.fastForward(2_000)
  await expect(popup(page)).toBeVisible()
})

test('[4.02] it takes no focus, and goes when somebody begins to write', async ({ page }) => {
  await open(page, '/nl/')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await skip.focus()
  await page.clock.fastForward(9_000)
  await expect(popup(page)).toBeVisible()
  await expect(skip).toBeFocused()
  await field(page).focus()
  await page.keyboard.type('Gent')
  await expect(field(page)).toHaveValue('Gent')
  await expect(popup(page)).toBeHidden()
})
