import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/database/client.server'
import { addContent } from '../app/editorial/writing/content-queries.server'
import { findProperty } from '../app/properties/office/office-queries.server'
import { aProperty, insertProperties } from '../app/properties/testing'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { test } from './journey'

const database = openDatabase(site.databaseUrl, () => {})
const { db } = database
const id = 905

test.beforeAll(async () => {
  await addContent(db, 'article', [
    { id, categoryId: 1, slug: { nl: 'botsing' }, title: { nl: 'Botsing' }, status: 'draft' },
  ])
})
test.afterAll(async () => {
  await db.execute(sql`delete from articles where id = ${id}`)
  await db.execute(sql`delete from drafts where kind = 'article' and id = ${`${id}`}`)
  await database.close()
})

const title = (page: Page) =>
  page
    .getByRole('group', { name: 'Titel', exact: true })
    .getByRole('textbox', { name: 'Nederlands' })
const save = (page: Page) => page.locator('main').getByRole('button', { name: 'Ontwerp bewaren' })

test('two editors collide: the second sees both versions, and loses nothing', async ({
  page,
  browser,
}) => {
  await signInAs(page.context(), 'editor', { name: 'els' })
  const other = await (await browser.newContext()).newPage()
  await signInAs(other.context(), 'editor', { name: 'jan' })
  await page.goto(`/office/content/article/${id}/`)
  await other.goto(`/office/content/article/${id}/`)

  await title(other).fill('Botsing van Jan')
  await save(other).click()
  await expect(other.getByRole('status')).toContainText('ontwerp is bewaard')

  await title(page).fill('Botsing van Els')
  await intro(page).fill('Getypt.')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    save(page).click(),
  ])
  expect(answer.status()).toBe(409)
  const panel = page.getByRole('alert')
  await expect(panel).toContainText('jan')
  await expect(panel).toContainText('Botsing van Jan')
  await expect(panel).toContainText('Botsing van Els')
  await expect(title(page)).toHaveValue('Botsing van Els')
  await expect(intro(page)).toHaveValue('Getypt.')

  await save(page).click()
  await expect(panel.first()).toContainText('Kies welke waarde blijft')
  await expect(title(page)).toHaveValue('Botsing van Els')
  await page.getByRole('radio', { name: 'U typte' }).check()
  await save(page).click()
  await expect(page.getByRole('status')).toContainText('ontwerp is bewaard')
  await expect(title(page)).toHaveValue('Botsing van Els')
  await other.context().close()
})

for (const hasScripts of [true, false]) {
  test(`a colleague’s price survives ${hasScripts ? 'with' : 'without'} a script`, async ({
    browser,
  }) => {
    const home = aProperty({
      id: 880_901 + Number(hasScripts),
      title: { nl: 'Huis' },
      priceCents: 92_900_000,
    })
    await insertProperties(db, [home])
    const [one, two] = await Promise.all(
      ['an', 'bob'].map(async (name) => {
        const context = await browser.newContext({ javaScriptEnabled: hasScripts })
        await signInAs(context, 'agent', { name })
        const page = await context.newPage()
        await page.goto(`/office/properties/${home.id}/`)
        return page
      }),
    )
    if (!one || !two) throw new Error('two people')
    const keep = (page: Page) =>
      page.locator('main').getByRole('button', { name: 'Bewaren', exact: true })
    await one.getByLabel('Prijs in euro', { exact: true }).fill('777.000')
    await one.getByLabel('Slaapkamers', { exact: true }).fill('5')
    await keep(one).click()
    await expect(one.getByRole('status')).toBeVisible()

    await title(two).fill('Huis met tuin')
    await two.getByLabel('Slaapkamers', { exact: true }).fill('4')
    await keep(two).click()
    const panel = two.getByRole('alert')
    await expect(panel.getByRole('listitem')).toHaveText(/Prijs in euro: €\s777\.000/)
    await expect(two.getByLabel('Prijs in euro', { exact: true })).toHaveValue('777000')
    await expect(title(two)).toHaveValue('Huis met tuin')
    await two.getByRole('radio', { name: 'an bewaarde: 5' }).check()
    await keep(two).click()
    await expect(two.getByRole('status')).toBeVisible()

    const row = await findProperty(db, home.id)
    expect(row).toMatchObject({ priceCents: 77_700_000, bedrooms: 5 })
    expect(row?.title).toMatchObject({ nl: 'Huis met tuin' })
    await Promise.all([one, two].map((page) => page.context().close()))
    await db.execute(sql`delete from properties where id = ${home.id}`)
  })
}

function intro(page: Page) {
  return page
    .getByRole('group', { name: 'Inleiding', exact: true })
    .getByRole('textbox', { name: 'Nederlands' })
}
