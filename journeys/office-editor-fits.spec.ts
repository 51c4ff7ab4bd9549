import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'
import { wake } from './wake'

const detailsOf = 'select details from properties where id = $1'
type Kept = { details: { comfort: { glazing: object }; energy: { heating: object } } }

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without it', () => {
    test.use({ hasScripts })

    test('an answer is chosen from a list, or written in words of one’s own', async ({ page }) => {
      const [id = 0] = await plantProperties([{ source: 'office' }])
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('property', { id }))
      if (hasScripts) await wake(page)
      await page.getByLabel('Beglazing', { exact: true }).selectOption('Driedubbel glas')
      const heating = page.getByLabel('Verwarming', { exact: true })
      await heating.selectOption('Anders, in eigen woorden')
      const words = page.locator('[id="energy.heating.nl"]')
      if (!hasScripts) await page.getByText('In eigen woorden Verwarming').click()
      await words.fill('Speksteenkachel')
      await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
      await expect(page.getByRole('status').first()).toContainText('Bewaard')
      await expect(heating).toHaveValue('other')
      await expect(words).toHaveValue('Speksteenkachel')
      const [kept] = await askSite<Kept>(site, detailsOf, [id])
      expect(kept?.details.comfort.glazing).toEqual({
        nl: 'Driedubbel glas',
        fr: 'Triple vitrage',
        en: 'Triple glazing',
        de: 'Dreifachverglasung',
      })
      expect(kept?.details.energy.heating).toEqual({ nl: 'Speksteenkachel' })
    })

    test('a row leads to each part, and counts what is missing or wrong there', async ({
      page,
    }) => {
      const [id = 0] = await plantProperties([
        { source: 'office', zip: '9000', type: 4, types: [4] },
      ])
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('property', { id }))
      const row = page.getByRole('navigation', { name: 'Naar een onderdeel' })
      await expect(row.getByRole('link', { name: 'Prijs', exact: true })).toBeVisible()
      await expect(row.getByRole('link', { name: 'Lijfrente' })).toHaveCount(0)
      const certificates = row.getByRole('link', { name: 'Attesten 2 gegevens ontbreken' })
      await certificates.click()
      const score = page.getByLabel('P-score (perceel)')
      await expect(score).toBeInViewport()
      await expect(row).toBeInViewport()
      await score.selectOption('A')
      await page.getByLabel('Prijs in euro', { exact: true }).fill('veel')
      await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
      await expect(row.getByRole('link', { name: 'Prijs één veld vraagt aandacht' })).toBeVisible()
      await expect(score).toHaveValue('A')
      await page.getByLabel('Prijs in euro', { exact: true }).fill('95.000')
      await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
      await expect(row.getByRole('link', { name: 'Attesten één gegeven ontbreekt' })).toBeVisible()
    })
  })

  test.describe(hasScripts ? 'kinds with JavaScript' : 'kinds without it', () => {
    test.use({ hasScripts })

    test('fields that do not fit are folded, and follow the kind of property', async ({ page }) => {
      const [id = 0] = await plantProperties([{ source: 'office', bedrooms: 3 }])
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('property', { id }))
      await expect(page.getByLabel('Verdieping', { exact: true })).toBeHidden()
      await expect(page.getByLabel('Badkamers', { exact: true })).toBeVisible()
      await page.getByLabel('Soort pand').selectOption('Grond')
      await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
      await expect(page.getByRole('status').first()).toContainText('Bewaard')
      await expect(page.getByLabel('Badkamers', { exact: true })).toBeHidden()
      await expect(page.getByLabel('Slaapkamers', { exact: true })).toHaveValue('3')
      const building = page.getByRole('group', { name: 'Gebouw en indeling' })
      await building.getByText('Velden die hier meestal niet van toepassing zijn').click()
      await page.getByLabel('Badkamers', { exact: true }).fill('1')
      await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
      await expect(page.getByRole('status').first()).toContainText('Bewaard')
      await expect(page.getByLabel('Badkamers', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Badkamers', { exact: true })).toHaveValue('1')
    })
  })
}
