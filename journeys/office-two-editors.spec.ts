import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/database/client.server'
import { addContent } from '../app/editorial/writing/content-queries.server'
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
  await expect(page.getByRole('status')).toContainText('ontwerp is bewaard')
  await expect(title(page)).toHaveValue('Botsing van Els')
  await other.context().close()
})

function intro(page: Page) {
  return page
    .getByRole('group', { name: 'Inleiding', exact: true })
    .getByRole('textbox', { name: 'Nederlands' })
}
