import { expect } from '@playwright/test'
import { test } from './journey'
import { wake } from './wake'

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('a buyer sees every step of the purchase, and the money to bring along', async ({
      page,
    }) => {
      await page.goto('/nl/kosten/')
      await page.getByLabel('Prijs').fill('400.000')
      await page.getByLabel('Gewest').selectOption('brussels')
      await page.getByLabel('U leent', { exact: true }).first().fill('300 000')
      await page.getByRole('button', { name: 'Bereken', exact: true }).click()
      const duty = page.getByRole('row', { name: /Registratierechten, 12,5\s%/ })
      await expect(duty).toContainText('€ 25.000')
      await expect(duty).toContainText('op € 200.000')
      await expect(page.getByText('Eigen geld dat u nodig hebt')).toBeVisible()
      const print = page.getByRole('button', { name: 'Afdrukken' })
      await expect(print).toBeVisible({ visible: hasScripts })

      await page.getByLabel('Prijs').fill('1e309')
      await page.getByRole('button', { name: 'Bereken', exact: true }).click()
      await expect(page.getByText('Dit bedrag begrijpen we niet')).toBeVisible()
      await expect(page.getByLabel('Prijs')).toHaveValue('1e309')
      await expect(page.getByText('NaN')).toHaveCount(0)
    })

    test('[1.09] a buyer learns what a better label costs, and by when it must be there', async ({
      page,
    }) => {
      await page.goto('/fr/couts-de-renovation/')
      await page.getByLabel('Score énergétique').fill('480')
      await page.getByLabel('Surface habitable').fill('150')
      await page.getByLabel('Année de construction').fill('1965')
      await page.getByLabel('Date de l’acte').fill('2026-12-01')
      await page.getByRole('button', { name: 'Calculer', exact: true }).click()
      await expect(page.getByText('au plus tard le 1-12-2032')).toBeVisible()
      await expect(page.getByText('€ 9.900 – € 36.000')).toBeVisible()

      await page.getByLabel('Pompe à chaleur').check()
      await page.getByRole('button', { name: 'Calculer', exact: true }).click()
      await expect(page.getByText('€ 18.900 – € 54.000')).toBeVisible()

      await page.getByLabel('Votre adresse e-mail').fill('geen adres')
      await page.getByRole('button', { name: 'Recevoir ce calcul' }).click()
      await expect(page.getByRole('alert')).toContainText('n’est pas valable')
      await expect(page.getByLabel('Score énergétique')).toHaveValue('480')
      await page.getByLabel('Votre adresse e-mail').fill(`nora-${Date.now()}@example.be`)
      await page.getByRole('button', { name: 'Recevoir ce calcul' }).click()
      await expect(page.getByRole('status')).toContainText('en route vers nora-')
      expect(page.url()).not.toContain('nora')
      await expect(page.getByText('€ 18.900 – € 54.000')).toBeVisible()
    })
  })
}

test('the answer follows the slider', async ({ page }) => {
  await page.goto('/nl/kosten/')
  await wake(page)
  const slider = page.getByRole('slider', { name: 'U leent' })
  await expect(slider).toBeEnabled()
  await slider.focus()
  await slider.press('Home')
  await expect(page.getByText('U betaalt per maand')).toHaveCount(0)
  await slider.press('End')
  await expect(page.getByText('U betaalt per maand')).toBeVisible()
})

test('a sum is printed with what was asked and every step, without what is only to be pressed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/nl/kosten/')
  await wake(page)
  await page.getByRole('button', { name: 'Afdrukken' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Prijs')).toBeVisible()
  await expect(page.getByRole('row', { name: /Registratiebelasting/ })).toBeVisible()
  await expect(page.getByText('Eigen geld dat u nodig hebt')).toBeVisible()
  for (const name of ['Afdrukken', 'Bereken', 'Mail mij deze berekening']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
  await expect(page.getByRole('link', { name: 'Gratis schatting' }).first()).toBeHidden()
})
