import { expect, type Page } from '@playwright/test'
import { htmlComplaints } from '../testing/html-validity'
import { expectSound } from './expect-sound'
import { propertySteps } from './form-journeys'
import { test } from './journey'

/** What carries a visitor to the next step of a form, by the label of each field. */
type Forms = Record<string, { send: string; steps?: Record<string, string>[] }>

const forms: Forms = {
  '/nl/gratis-schatting/': {
    send: 'Vraag mijn gratis schatting aan',
    steps: propertySteps,
  },
}

/** Sends what is there, without scripts, and looks at the page that comes back. */
async function refused(page: Page, send: string) {
  const arrives = page.waitForResponse((each) => each.request().method() === 'POST')
  await page.getByRole('button', { name: send, exact: true }).click()
  const answer = await arrives
  expect(answer.status()).toBe(422)
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await htmlComplaints(await answer.text())).toEqual([])
  await expectSound(page)
}

for (const [path, { send, steps = [] }] of Object.entries(forms)) {
  test(`${path} refused, at every step, is valid HTML that everyone can use`, async ({ page }) => {
    const nothing = { contentType: 'text/javascript', body: '' }
    await page.route('**/assets/*.js', (route) => route.fulfill(nothing))
    await page.goto(path)
    for (const fields of steps) {
      await refused(page, 'Ga verder')
      for (const [label, value] of Object.entries(fields)) {
        const field = page.getByLabel(label).first()
        await (value === 'check' ? field.check() : field.fill(value))
      }
      await page.getByRole('button', { name: 'Ga verder', exact: true }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await refused(page, send)
  })
}
