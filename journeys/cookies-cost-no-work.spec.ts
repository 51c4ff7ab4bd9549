import { expect, type Page } from '@playwright/test'
import { configure } from '../testing/configure'
import { press, question, reopen } from './cookie-question'
import { test } from './journey'
import { carryTags, recordOthers } from './others'
import { wake, wakingScripts } from './wake'

test.use({ storageState: { cookies: [], origins: [] } })
test.beforeAll(carryTags)
test.afterAll(() => configure('site_info', {}))

async function pressAndLoad(page: Page, name: string) {
  const loaded = page.waitForEvent('load')
  await press(page, name)
  await loaded
}

async function write(page: Page) {
  await page.getByLabel('Mevrouw').check()
  await page.getByLabel('Voornaam').fill('Nora')
  await page.getByLabel('Uw bericht').fill('Is de zolder\ningericht?')
}

async function expectWritten(page: Page) {
  await expect(page.getByLabel('Mevrouw')).toBeChecked()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Nora')
  await expect(page.getByLabel('Uw bericht')).toHaveValue('Is de zolder\ningericht?')
  await page.waitForFunction(() => sessionStorage.getItem('typed') === null)
}

test('[4.04, 8.08] what was typed survives agreeing, reopening and withdrawing', async ({
  page,
}) => {
  await recordOthers(page)
  await page.goto('/nl/contact/')
  await write(page)
  await pressAndLoad(page, 'Alles aanvaarden')
  await expect(question(page)).toHaveCount(0)
  await expectWritten(page)
  await wake(page)
  await expectWritten(page)

  await reopen(page)
  await expectWritten(page)
  await pressAndLoad(page, 'Alles weigeren')
  await expect(page).toHaveURL('/nl/contact/')
  await expect(question(page)).toHaveCount(0)
  await expectWritten(page)
  await wake(page)
  await expectWritten(page)

  // Whoever comes back later finds an empty form.
  await page.goto('/nl/diensten/')
  await page.goto('/nl/contact/')
  await expect(page.getByLabel('Voornaam')).toHaveValue('')
})

test('[4.04] a sum that was being worked out goes on where it was', async ({ page }) => {
  await recordOthers(page)
  await page.goto('/nl/kosten/')
  await wake(page)
  await page.getByLabel('Prijs').fill('432100')
  const total = page.getByRole('complementary')
  await expect(total).toContainText('432.100')
  await pressAndLoad(page, 'Alles aanvaarden')
  await expect(page.getByLabel('Prijs')).toHaveValue('432100')
  await wake(page)
  await expect(total).toContainText('432.100')
})

test('passwords, files and hidden fields are not kept', async ({ page }) => {
  await page.goto('/nl/login/')
  await page.evaluate(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      keep.call(this, name, value)
      if (name === 'typed') keep.call(localStorage, 'seen', value)
    }
  })
  await page.getByLabel('E-mailadres').fill('nora@example.be')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('niet bewaren')
  await pressAndLoad(page, 'Alles aanvaarden')
  const seen = await page.evaluate(() => localStorage.getItem('seen'))
  expect(seen).toContain('nora@example.be')
  expect(seen).not.toContain('niet bewaren')
  await expect(page.getByLabel('E-mailadres')).toHaveValue('nora@example.be')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
})

test('[4.04] an answer that changes nothing only closes the question', async ({ page }) => {
  const documents: string[] = []
  await page.goto('/nl/diensten/')
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await press(page, 'Alles weigeren')
  await expect(question(page)).toBeHidden()
  expect(documents).toEqual([])

  await page.goto('/nl/diensten/?cookies=open#cookies')
  documents.length = 0
  await press(page, 'Alles weigeren')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/nl/diensten/')
  expect(documents).toEqual([])
})

test('[4.04] a choice that the script cannot send is sent by the form itself', async ({ page }) => {
  await recordOthers(page)
  await page.route('**/consent', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await page.goto('/nl/contact/')
  await write(page)
  await press(page, 'Alles aanvaarden')
  await expect(question(page)).toHaveCount(0)
  const kept = (await page.context().cookies()).find(({ name }) => name === 'consent')
  expect(kept?.value).toContain('marketing')
  await expectWritten(page)
})

test('[4.04, 8.08] the answer to a form is not sent again, and keeps its words', async ({
  page,
}) => {
  await recordOthers(page)
  await page.route(wakingScripts, (route) => route.abort())
  await page.goto('/nl/contact/')
  await write(page)
  await page.getByRole('button', { name: 'Verstuur mijn bericht' }).click()
  await expect(page.getByText('Naam is een verplicht veld').last()).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await pressAndLoad(page, 'Alles aanvaarden')
  await expectWritten(page)
  expect(sent.filter((address) => !address.endsWith('/consent'))).toEqual([])
})
