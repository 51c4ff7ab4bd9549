import { expect } from '@playwright/test'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

test('an editor with its tools is sound, also where there is little room', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  await page.setViewportSize({ width: 820, height: 1000 })
  await page.goto('/office/content/module/new/?page=1')
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
