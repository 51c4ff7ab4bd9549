import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { officePath } from '../app/office/office-pages'
import { plantProject } from '../testing/journey-projects'
import { plantProperties } from '../testing/journey-properties'
import { inHouse } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'
import { wake } from './wake'

const street = (page: Page) => page.getByLabel('Straat', { exact: true })
const notice = (page: Page) => page.getByText('en niet bewaarde, is er nog')

async function aProperty() {
  const [id = 0] = await plantProperties([{ source: 'office', isPublished: false }])
  return { id, path: officePath('property', { id }), kept: officePath('property-unsaved', { id }) }
}

const countUnsaved = (id: number) =>
  inHouse(async (db) => {
    const found = await db.execute(
      sql`select from unsaved_edits where coalesce(property_id, project_id) = ${id}`,
    )
    return found.rowCount
  })

const keptAt = (page: Page, kept: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(kept) && answer.ok(), { timeout: 30_000 })

/** Until the server has it. */
async function typeStreet(page: Page, kept: string, words: string) {
  const isKept = keptAt(page, kept)
  await street(page).fill(words)
  await isKept
}

test('a browser that dies loses nothing: it is taken up again, on top of what a colleague saved', async ({
  page,
  browser,
}) => {
  const { id, path, kept } = await aProperty()
  await signInAs(page.context(), 'agent')
  await page.goto(path)
  await typeStreet(page, kept, 'Typstraat')
  await page.close()

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await signInAs(other, 'manager')
  await theirs.goto(path)
  await expect(notice(theirs)).toHaveCount(0)
  await expect(street(theirs)).not.toHaveValue('Typstraat')
  await theirs.getByLabel('Huisnummer', { exact: true }).fill('77')
  await theirs.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(theirs.getByRole('status').first()).toContainText('Bewaard.')
  await other.close()

  const again = await page.context().newPage()
  await again.goto(path)
  await expect(notice(again)).toBeVisible()
  await expectSound(again)
  await expect(street(again)).not.toHaveValue('Typstraat')
  await again.getByRole('button', { name: 'Ermee verdergaan' }).click()
  await expect(street(again)).toHaveValue('Typstraat')
  await expect(again.getByLabel('Huisnummer', { exact: true })).toHaveValue('77')
  await again.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(again.getByRole('status').first()).toContainText('Bewaard.')
  await expect(notice(again)).toHaveCount(0)
  await expect(street(again)).toHaveValue('Typstraat')
  expect(await countUnsaved(id)).toBe(0)
})

test('who leaves at once finds it too; saving something else leaves it, and it can be thrown away', async ({
  page,
}) => {
  const { path, kept } = await aProperty()
  page.on('dialog', (dialog) => dialog.accept())
  await signInAs(page.context(), 'agent')
  await page.goto(path)
  await expect(street(page)).toBeEditable()
  await wake(page)
  // No pause after typing sends it, and the next page only comes once it is kept: it went out before.
  await page.evaluate(() => Reflect.set(window, 'setTimeout', () => 0))
  const isKept = keptAt(page, kept)
  await page.route(`**${officePath('today')}`, async (route) => {
    await isKept
    await route.continue()
  })
  await street(page).fill('Haastweg')
  await page.goto(officePath('today'))
  await page.goto(path)
  await expect(notice(page)).toBeVisible()
  await page.getByLabel('Huisnummer', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Weggooien' }).click()
  await expect(page.getByRole('status').first()).toContainText('is weggegooid')
  await expect(notice(page)).toHaveCount(0)
  await expect(street(page)).not.toHaveValue('Haastweg')
  await page.reload()
  await expect(notice(page)).toHaveCount(0)
})

test('who asks for the page again before it is kept is told once the page has woken', async ({
  page,
}) => {
  const { id, path } = await aProperty()
  const stored = Promise.withResolvers<void>()
  page.on('dialog', (dialog) => dialog.accept())
  await signInAs(page.context(), 'agent')
  await page.goto(path)
  await wake(page)
  await page.route('**/*.data', async (route) => {
    await stored.promise
    await route.continue()
  })
  await inHouse((db) =>
    db.transaction(async (tx) => {
      // What was typed waits here, and the page that is asked for again is read.
      await tx.execute(sql`lock table unsaved_edits in share mode`)
      await street(page).fill('Herlaadstraat')
      await page.reload({ waitUntil: 'commit' })
      await expect(street(page)).not.toHaveValue('Herlaadstraat')
      await expect(notice(page)).toHaveCount(0)
    }),
  )
  await expect.poll(() => countUnsaved(id)).toBe(1)
  stored.resolve()
  await wake(page)
  await expect(notice(page)).toBeVisible()
})

test('on a project as well: taken up again and saved, or thrown away', async ({ page }) => {
  const id = await plantProject({ isPublished: false, street: 'Demerlaan' })
  const path = officePath('project', { id })
  const kept = officePath('project-unsaved', { id })
  await signInAs(page.context(), 'agent')
  await page.goto(path)
  await typeStreet(page, kept, 'Typstraat')
  await page.close()

  const again = await page.context().newPage()
  again.on('dialog', (dialog) => dialog.accept())
  await again.goto(path)
  await expect(notice(again)).toBeVisible()
  await expect(street(again)).toHaveValue('Demerlaan')
  await again.getByRole('button', { name: 'Ermee verdergaan' }).click()
  await expect(street(again)).toHaveValue('Typstraat')
  await again.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(again.getByRole('status').first()).toContainText('Bewaard.')
  expect(await countUnsaved(id)).toBe(0)

  await wake(again)
  await typeStreet(again, kept, 'Haastweg')
  await again.goto(path)
  await again.getByRole('button', { name: 'Weggooien' }).click()
  await expect(again.getByRole('status').first()).toContainText('is weggegooid')
  await expect(notice(again)).toHaveCount(0)
  await expect(street(again)).toHaveValue('Typstraat')
  expect(await countUnsaved(id)).toBe(0)
})
