import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'
import { wake } from './wake'

async function addContact(page: Page, name: string) {
  await page.goto(officePath('contact-new'))
  await page.getByLabel('Voornaam').fill('Nora')
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
  await page.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(page.getByRole('status').first()).toContainText('Het contact is bewaard.')
}

test('Ctrl+K finds anything by the keyboard alone, and Escape gives the page back', async ({
  page,
}) => {
  const name = `Zoek${randomUUID().slice(0, 8)}`
  await signInAs(page.context(), 'agent')
  await addContact(page, name)
  await page.goto(officePath('contact-new'))
  await wake(page)
  const typing = page.getByLabel('Voornaam')
  await typing.fill('Half getypt')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Zoeken' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('option', { name: 'Nieuw pand' })).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(typing).toBeFocused()
  await expect(typing).toHaveValue('Half getypt')
  await typing.fill('')

  await page.keyboard.press('Control+k')
  await field.fill(name.toUpperCase())
  const card = dialog.getByRole('option', { name: `Nora ${name}` })
  await expect(card).toHaveAttribute('aria-selected', 'true')
  await field.fill('nieuw')
  await expect(dialog.getByRole('option', { name: 'Nieuw pand' })).toBeVisible()
  const second = dialog.getByRole('option').nth(1)
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await field.fill('nieuw pand')
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuw pand' })).toBeVisible()
})

test('a page that still sleeps hears Ctrl+K too', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  await page.goto(officePath('today'))
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Zoeken' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByRole('option', { name: 'Nieuw artikel' })).toBeVisible()
  await expect(dialog.getByRole('option', { name: 'Nieuw pand' })).toHaveCount(0)
})

test('and hears it while React keeps what happens for itself', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  // As it does between its start and the moment that the page is awake.
  await page.addInitScript(() => {
    const keep = (event: Event) => event.stopPropagation()
    document.addEventListener('keydown', keep, true)
    addEventListener('awake', () => document.removeEventListener('keydown', keep, true))
  })
  await page.goto(officePath('today'))
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Zoeken' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the link in the frame leads to a page that finds the same', async ({ page }) => {
    const name = `Zoek${randomUUID().slice(0, 8)}`
    await signInAs(page.context(), 'agent')
    await addContact(page, name)
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await expect(page.getByRole('status')).toHaveText('1 resultaat')
    await expect(page.getByRole('heading', { level: 2, name: 'Contacten' })).toBeVisible()
    await page.getByRole('link', { name: `Nora ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })
})

test('who may not see people and properties does not find them', async ({ page }) => {
  const name = `Zoek${randomUUID().slice(0, 8)}`
  await signInAs(page.context(), 'agent')
  await addContact(page, name)
  const results = `${officePath('find-results')}?q=${name}`
  expect(await (await page.request.get(results)).text()).toContain(name)
  await signInAs(page.context(), 'editor')
  expect(await (await page.request.get(results)).json()).toEqual([])
  await page.goto(`${officePath('find')}?q=${name}`)
  await expect(page.getByRole('status')).toHaveText('0 resultaten')
})
