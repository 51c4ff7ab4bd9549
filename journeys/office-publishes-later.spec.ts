import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { keptPictures, plantProperties } from '../testing/journey-properties'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without it', () => {
    test.use({ hasScripts })

    test('a property is to go on the site later: nothing typed is lost, and it can be taken back', async ({
      page,
    }) => {
      const pictures = await keptPictures(['exterior-modern-01'])
      const [id = 0] = await plantProperties([{ source: 'office', isPublished: false, pictures }])
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('property', { id }))
      const street = page.getByLabel('Straat', { exact: true })
      await street.fill('Latersteeg')
      await page.getByText('Later publiceren', { exact: true }).click()
      await page.getByRole('textbox', { name: 'Dag', exact: true }).fill(dayFromNow(-1))
      await page.getByLabel('Uur', { exact: true }).fill('08:15')
      await page.getByRole('button', { name: 'Publicatie plannen' }).click()
      await expect(page.getByText('Dat uur is al voorbij.')).toBeVisible()
      await expect(page.getByLabel('Uur', { exact: true })).toHaveValue('08:15')
      await expect(street).toHaveValue('Latersteeg')
      if (hasScripts) await expectSound(page)
      await page.getByRole('textbox', { name: 'Dag', exact: true }).fill(dayFromNow(2))
      await page.getByRole('button', { name: 'Publicatie plannen' }).click()
      await expect(page.getByRole('status').first()).toContainText('Gepland')
      await expect(page.getByText(/^Gaat op de site op .*08:15/)).toBeVisible()
      await expect(page.getByText('agent: plande de publicatie').first()).toBeVisible()
      await page.getByRole('button', { name: 'Planning annuleren' }).click()
      await expect(page.getByRole('status').first()).toContainText('geannuleerd')
      await expect(page.getByText(/^Gaat op de site op/)).toHaveCount(0)
    })
  })
}
