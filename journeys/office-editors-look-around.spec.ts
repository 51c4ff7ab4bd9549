import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signInAs } from '../testing/staff'
import { test } from './journey'

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
}

test('every page of the editors is sound, also where there is little room', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  await page.setViewportSize({ width: 820, height: 1000 })
  for (const path of [
    ...['pages', 'articles', 'media', 'untranslated', 'configuration', 'configuration/header'],
    ...['content/page/1', 'content/page/1/versions', 'content/image/1/remove'],
    ...['content/module/new/?page=1'],
  ]) {
    const answer = await page.goto(path.includes('?') ? `/office/${path}` : `/office/${path}/`)
    expect(answer?.status(), path).toBe(200)
    await expectSound(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBe(0)
  }
  await page
    .getByRole('group', { name: 'Beschrijving', exact: true })
    .getByRole('textbox')
    .first()
    .focus()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expectSound(page)
})

test('a page is dragged before another, and steps back', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  await page.goto('/office/pages/')
  const rows = page.locator('main li')
  const names = rows.getByRole('link').filter({ hasText: /./ })
  const before = await names.allTextContents()
  const [above = '', below = ''] = before.slice(-2)
  const row = (name: string) => rows.filter({ hasText: name }).last().locator('div').first()
  await row(below).hover()
  await expect(row(below)).toHaveAttribute('draggable', 'true')
  await row(below).dragTo(row(above), { targetPosition: { x: 200, y: 4 } })
  await expect(page.getByRole('status')).toHaveText('Verplaatst.')
  await expect(names).toHaveText([...before.slice(0, -2), below, above])
  await page.getByRole('button', { name: `${below} omlaag` }).click()
  await expect(names).toHaveText(before)
})
