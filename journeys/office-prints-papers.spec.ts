import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { plantProperties } from '../testing/journey-properties'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('a colleague notes the mandate and prints papers; an editor does not', async ({ page }) => {
    const [id = 0] = await plantProperties([{ source: 'office' }])
    await signInAs(page.context(), 'agent')
    await page.goto(officePath('property', { id }))
    await page.getByRole('link', { name: 'Papieren', exact: true }).click()
    await page.getByLabel('Begin').fill('2026-11-01')
    await page.getByLabel('Einde').fill('2026-10-01')
    await page.getByLabel('Commissie').fill('3 % + btw')
    const save = page.getByRole('button', { name: 'Bewaren', exact: true }).last()
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Het einde ligt vóór het begin')
    await expect(page.getByLabel('Commissie')).toHaveValue('3 % + btw')
    await page.getByLabel('Einde').fill('2027-04-30')
    await save.click()
    await expect(page.getByRole('status').first()).toContainText('Bewaard')
    await expect(page.getByLabel('Einde')).toHaveValue('2027-04-30')
    for (const paper of ['mandate', 'viewing', 'offer', 'inventory']) {
      const address = `${officePath('property-paper', { id, paper })}?contact=&language=fr`
      const answer = await page.request.get(address)
      expect(answer.headers()['content-type'], paper).toBe('application/pdf')
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
      expect(answer.headers()['content-disposition']).toContain(`${paper}-fr.pdf`)
    }
    const unknown = officePath('property-paper', { id, paper: 'lease' })
    expect((await page.request.get(unknown)).status()).toBe(404)
    await signInAs(page.context(), 'editor')
    const mandate = officePath('property-paper', { id, paper: 'mandate' })
    expect((await page.request.get(mandate)).status()).toBe(403)
  })
})

test('the texts of the papers are written in the configuration', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  await page.goto(officePath('section', { id: 'papers' }))
  await expectSound(page)
  await page.locator('[id="offer.nl"]').fill('# Bod\nDag {persoon}')
  await page.getByRole('button', { name: 'Ontwerp bewaren' }).last().click()
  await expect(page.getByRole('alert')).toContainText('{persoon}')
  await expect(page.locator('[id="offer.nl"]')).toHaveValue(/Dag \{persoon\}/)
})
