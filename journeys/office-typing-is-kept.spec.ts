import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { plantProperties } from '../testing/journey-properties'
import { signInAs } from '../testing/staff'
import { test } from './journey'

test('what is typed on first focus is kept while the page wakes, and where it was typed', async ({
  page,
}) => {
  const description = { nl: '<p>Er stond al iets.</p>' }
  const [id = 0] = await plantProperties([{ source: 'office', description }])
  await signInAs(page.context(), 'agent')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(officePath('property', { id }), { waitUntil: 'domcontentloaded' })
  const box = page.locator('[id="texts.description.nl"]')
  await box.focus()
  await box.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(3, 3))
  await page.keyboard.type('Eerst dit, ')
  const writing = page.keyboard.type('dan terwijl alles wakker wordt en nog even daarna. ', {
    delay: 20,
  })
  letGo()
  await writing
  const editor = page.locator('[contenteditable="true"][id="texts.description.nl"]')
  const whole = 'Eerst dit, dan terwijl alles wakker wordt en nog even daarna. Er stond al iets.'
  await expect(editor).toHaveText(whole)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').first()).toContainText('Bewaard.')
  await expect(box).toHaveValue(`<p>${whole}</p>`)
})

test('what is marked in a text before the page wakes is what the first key replaces', async ({
  page,
}) => {
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('todos'))
  await page.getByText('Taak toevoegen', { exact: true }).click()
  const words = `Dag ${randomUUID().slice(0, 8)}`
  const box = page.getByLabel('Wat', { exact: true })
  await box.first().fill(words)
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  const todo = page.getByRole('link', { name: words })
  const address = (await todo.getAttribute('href')) ?? ''
  await page.goto('/nl/disclaimer/')
  await page.goto(address)
  await box.focus()
  await box.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 12))
  await expect(page.locator('html[data-awake]')).toBeAttached()
  await page.keyboard.type('Nora')
  await expect(box).toHaveValue('Dag Nora')
})
