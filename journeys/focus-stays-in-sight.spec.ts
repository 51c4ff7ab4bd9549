import { expect, type Page } from '@playwright/test'
import { test } from './journey'

const phone = { width: 390, height: 844 }

/** Whether something else is painted over all of what has the focus (WCAG 2.4.11). */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const { top, bottom, left, right } = focused?.getBoundingClientRect() ?? new DOMRect()
    return [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
      const painted = document.elementFromPoint((left + right) / 2, y)
      return !painted || !(focused?.contains(painted) || painted.contains(focused))
    })
  })
}

for (const [place, path, key] of [
  ['the bar below a home', '/fr/a-vendre/x/x/2104/', 'Tab'],
  ['the filters above a list', '/fr/a-vendre/', 'Shift+Tab'],
] as const) {
  test(`what has the focus is not behind ${place}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await page.locator('main a').last().focus()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key)
      await expect.poll(() => isCovered(page)).toBe(false)
    }
  })
}
