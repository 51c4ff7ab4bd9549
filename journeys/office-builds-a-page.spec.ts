import { expect, type Locator, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/database/client.server'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { test } from './journey'
import { openUntil } from './open-until'

const database = openDatabase(site.databaseUrl, () => {})

test.afterAll(async () => {
  await database.db.execute(sql`delete from pages where name = 'straten-en-pleinen'`)
  await database.db.execute(sql`delete from drafts`)
  await database.close()
})

/** Tab by Tab, as somebody without a mouse; Shift+Tab to what stands at the end of a page. */
async function goTo(page: Page, target: Locator, key = 'Tab') {
  for (let step = 0; step < 200; step += 1) {
    // In one question: a box becomes an editor as soon as somebody goes into it.
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

async function press(page: Page, target: Locator, key = 'Tab') {
  await goTo(page, target, key)
  await page.keyboard.press('Enter')
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const fieldset = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Remembered from one form to the next. */
async function showAllLanguages(page: Page) {
  const all = page.getByRole('radio', { name: 'Alle talen' })
  if (await all.isChecked()) return
  await goTo(page, page.getByRole('radio', { name: /^Frans/ }))
  // Before the first comes the last.
  await page.keyboard.press('ArrowLeft')
  await expect(all).toBeChecked()
}

async function writeTitles(page: Page, titles: Record<string, string>) {
  await showAllLanguages(page)
  for (const [language, text] of Object.entries(titles)) {
    const field = fieldset(page, 'Titel').getByRole('textbox', { name: language })
    await goTo(page, field)
    await page.keyboard.type(text)
  }
}

test('[2.09] by keyboard alone: a page of modules in three languages, previewed and published', async ({
  page,
  browser,
}) => {
  await signInAs(page.context(), 'editor')
  const stranger = await browser.newContext()
  const visitor = await stranger.newPage()
  await test.step('a new page', () => makePage(page))
  await test.step('two modules, in another order', () => addModules(page))
  await test.step('a text, written in the editor', () => writeText(page))
  await test.step('staff see it, and so does who has the link; other visitors do not', () =>
    lookBeforehand(page, visitor))
  await test.step('published, it is on the site in three languages', () => publish(page, visitor))
  await test.step('an older version comes back as a draft, and the page goes', () =>
    restoreAndRemove(page, visitor))
  await stranger.close()
})

async function makePage(page: Page) {
  await page.goto('/office/pages/')
  await press(page, page.getByRole('link', { name: 'Nieuwe pagina', exact: true }))
  await expect(title(page)).toHaveText('Nieuwe pagina')
  await writeTitles(page, {
    Nederlands: 'Straten en pleinen',
    Frans: 'Rues et places',
    Engels: 'Streets and squares',
  })
  await press(page, page.getByRole('button', { name: 'Bewaren' }), 'Shift+Tab')
  await expect(page.getByRole('status')).toContainText('Aangemaakt')
}

async function addModules(page: Page) {
  for (const module of ['In uw buurt', 'Onze cijfers']) {
    await press(page, page.getByRole('button', { name: 'Module toevoegen' }), 'Shift+Tab')
    await expect(title(page)).toHaveText('Nieuwe module')
    await goTo(page, page.getByLabel('Toont'))
    await page.keyboard.type(module === 'In uw buurt' ? 'Contactblok' : 'jaar thuis')
    await goTo(page, page.getByLabel('Weergave'))
    await page.keyboard.type('Eén')
    await writeTitles(page, {
      Nederlands: module,
      Frans: `${module} (fr)`,
      Engels: `${module} (en)`,
    })
    await press(page, page.getByRole('button', { name: 'Bewaren' }), 'Shift+Tab')
    await expect(title(page)).toHaveText(module)
    await press(page, page.getByRole('link', { name: 'De pagina' }))
  }
  await press(page, page.getByRole('button', { name: 'Onze cijfers omhoog' }), 'Shift+Tab')
  await expect(page.getByRole('row').nth(1)).toContainText('Onze cijfers')
}

async function writeText(page: Page) {
  await goTo(page, fieldset(page, 'Tekst').getByRole('textbox').first())
  await expect(page.getByRole('toolbar')).toBeVisible()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Van de Demer tot de Maas.')
  await press(
    page,
    page.locator('main').getByRole('button', { name: 'Ontwerp bewaren' }),
    'Shift+Tab',
  )
  await expect(page.getByRole('status')).toContainText('ontwerp is bewaard')
}

async function lookBeforehand(page: Page, visitor: Page) {
  const [staffPath, link] = await makeLink(page)
  await page.goto(staffPath.replace(/\?.*/, ''))
  await expectPreview(page)
  await page.goBack()

  const plain = await visitor.goto('/nl/straten-en-pleinen/')
  expect(plain?.status()).toBe(404)
  const unsigned = await visitor.goto('/nl/preview/straten-en-pleinen/')
  expect(unsigned?.status()).toBe(404)
  const forged = await visitor.goto(link.replace(/.{4}$/, 'AAAA'))
  expect(forged?.status()).toBe(404)

  const shown = await visitor.goto(link)
  expect(shown?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expectPreview(visitor)
  expect((await visitor.goto('/nl/straten-en-pleinen/'))?.status()).toBe(404)
  await visitor.goto('/nl/')
  await expect(visitor.getByRole('link', { name: 'Straten en pleinen' })).toHaveCount(0)
}

async function publish(page: Page, visitor: Page) {
  await page.goto('/office/pages/')
  await press(
    page,
    page.getByRole('link', { name: 'Straten en pleinen', exact: true }),
    'Shift+Tab',
  )
  await press(page, page.locator('main').getByRole('button', { name: 'Publiceren' }), 'Shift+Tab')
  await expect(page.getByRole('status')).toContainText('staat op de site')
  for (const [path, heading, module] of [
    ['/nl/straten-en-pleinen/', 'Straten en pleinen', 'In uw buurt'],
    ['/fr/rues-et-places/', 'Rues et places', 'In uw buurt (fr)'],
    ['/en/streets-and-squares/', 'Streets and squares', 'Onze cijfers (en)'],
  ] as const) {
    await openUntil(visitor, path, () =>
      expect(title(visitor)).toHaveText(heading, { timeout: 500 }),
    )
    await expect(visitor.getByRole('heading', { name: module, exact: true })).toBeVisible()
  }
}

async function restoreAndRemove(page: Page, visitor: Page) {
  await page.getByRole('link', { name: 'Versies' }).click()
  await page.getByRole('button', { name: 'Herstellen' }).last().click()
  await expect(page.getByRole('status')).toContainText('als ontwerp')
  await page.getByRole('link', { name: 'Verwijderen\u00a0…' }).click()
  await page.locator('main').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByRole('status')).toHaveText('Verwijderd.')
  await expect(async () => {
    expect((await visitor.goto('/nl/straten-en-pleinen/'))?.status()).toBe(404)
  }).toPass()
}

/** The address of the preview for staff, and a link for somebody else. */
async function makeLink(page: Page): Promise<[string, string]> {
  const path = await page.getByRole('link', { name: 'Bekijken: Nederlands' }).getAttribute('href')
  await press(page, page.getByRole('button', { name: 'Link maken' }), 'Shift+Tab')
  const link = await page.getByRole('textbox', { name: 'Nederlands', exact: true }).last()
  await expect(link).toHaveValue(/\/nl\/preview\/straten-en-pleinen\/\?pass=/)
  return [path ?? '', await link.inputValue()]
}

async function expectPreview(page: Page) {
  await expect(title(page)).toHaveText('Straten en pleinen')
  await expect(page.getByRole('heading', { name: 'Onze cijfers', exact: true })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'Van de Demer tot de Maas.' })).toBeVisible()
}
