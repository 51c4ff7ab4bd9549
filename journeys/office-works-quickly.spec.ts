import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { keptPictures, plantProperties } from '../testing/journey-properties'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

/** One that stands on the site, alone in a list that looks for its reference. */
async function onTheSite(priceCents = 28_500_000) {
  const pictures = await keptPictures(['exterior-modern-01'])
  const changedAt = new Date()
  const wish = { source: 'office', priceCents, pictures, changedAt } as const
  const [id = 0] = await plantProperties([wish])
  return { id, reference: `JH-${id}`, list: `${officePath('properties')}?q=JH-${id}` }
}

const done = (page: Page) => page.getByRole('status').first()

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without it', () => {
    test.use({ hasScripts })

    test('a price is changed in the list, nonsense is refused in words, and it can be undone', async ({
      page,
    }) => {
      const { list, reference } = await onTheSite()
      await signInAs(page.context(), 'agent')
      await page.goto(list)
      const change = page.locator('summary', { hasText: `Prijs wijzigen van ${reference}` })
      await change.click()
      const field = page.getByLabel(`Nieuwe prijs van ${reference}`)
      await field.fill('veel')
      await field.press('Enter')
      await expect(page.getByText('Dit is geen bedrag.')).toBeVisible()
      await expect(field).toHaveValue('veel')
      if (hasScripts) await expectSound(page)
      await field.fill('279.500')
      await field.press('Enter')
      await expect(done(page)).toContainText('De prijs is gewijzigd.')
      await expect(page.getByRole('row', { name: reference })).toContainText('€\u00a0279.500')
      await page.getByRole('button', { name: 'Ongedaan maken' }).click()
      await expect(done(page)).toContainText('Eén pand is weer zoals voordien.')
      await expect(page.getByRole('row', { name: reference })).toContainText('€\u00a0285.000')
    })

    test('a price that a colleague changed meanwhile is told, not overwritten', async ({
      page,
      browser,
    }) => {
      const { id, list, reference } = await onTheSite()
      await signInAs(page.context(), 'agent')
      await page.goto(list)
      const colleague = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        javaScriptEnabled: hasScripts,
      })
      await signInAs(colleague, 'manager')
      const other = await colleague.newPage()
      await other.goto(officePath('property', { id }))
      await other.locator('[id="finances.priceCents"]').fill('300.000')
      await other.getByRole('button', { name: 'Bewaren' }).last().click()
      await expect(done(other)).toContainText('Bewaard.')
      await colleague.close()
      await page.locator('summary', { hasText: `Prijs wijzigen van ${reference}` }).click()
      const field = page.getByLabel(`Nieuwe prijs van ${reference}`)
      await field.fill('250.000')
      await field.press('Enter')
      await expect(page.getByText('De prijs is nu €\u00a0300.000.')).toBeVisible()
      await expect(field).toHaveValue('250.000')
      await field.press('Enter')
      await expect(done(page)).toContainText('De prijs is gewijzigd.')
    })
  })
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without it', () => {
    test.use({ hasScripts })

    test('several are changed at once, seen before and undone after', async ({ page }) => {
      const { reference, list } = await onTheSite()
      await signInAs(page.context(), 'agent')
      await page.goto(list)
      await page.getByLabel('Met de aangevinkte panden').selectOption('Intrekken')
      await page.getByRole('button', { name: 'Bekijken' }).click()
      await expect(page.getByText('Er is geen pand aangevinkt.')).toBeVisible()
      await page.goto(list)
      await page.getByLabel(`${reference} aanvinken`).check()
      await page.getByLabel('Met de aangevinkte panden').selectOption('Intrekken')
      await page.getByRole('button', { name: 'Bekijken' }).click()
      await expect(page.getByText('Eén pand verandert. Er is nog niets gewijzigd.')).toBeVisible()
      await expect(page.getByRole('row', { name: reference })).toContainText('Ingetrokken')
      await page.getByRole('button', { name: '(één pand)' }).click()
      await expect(page.getByLabel('Reden')).toHaveAttribute('aria-invalid', 'true')
      if (hasScripts) await expectSound(page)
      await page.getByLabel('Reden').selectOption({ index: 1 })
      await page.getByRole('button', { name: '(één pand)' }).click()
      await expect(done(page)).toContainText('Eén pand is gewijzigd.')
      await page.getByRole('button', { name: 'Ongedaan maken' }).click()
      await expect(done(page)).toContainText('Eén pand is weer zoals voordien.')
      await page.goto(list)
      await expect(page.getByRole('row', { name: reference })).not.toContainText('Ingetrokken')
    })
  })
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without it', () => {
    test.use({ hasScripts })

    test('a property is duplicated with what stands in the form, as a draft of its own', async ({
      page,
    }) => {
      const { id, reference } = await onTheSite()
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('property', { id }))
      const street = page.locator('[id="address.street"]')
      await street.fill('Kopiestraat')
      await page.getByRole('button', { name: 'Dupliceren' }).click()
      await expect(done(page)).toContainText('Dit is een kopie. Overgenomen: teksten, adres, prijs')
      await expect(done(page)).toContainText('Niet overgenomen: referentie, foto’s')
      await expect(street).toHaveValue('Kopiestraat')
      await expect(page.locator('[id="identity.reference"]')).not.toHaveValue(reference)
      await expect(page.getByRole('link', { name: 'Foto’s (0)' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Publiceren' })).toBeVisible()
      await page.goto(officePath('property', { id }))
      await expect(street).toHaveValue('Kopiestraat')
    })

    test('a selection gets a name, comes back, and goes', async ({ page }) => {
      const name = `Selectie ${randomUUID().slice(0, 8)}`
      await signInAs(page.context(), 'agent')
      await page.goto(`${officePath('properties')}?state=option&sort=reference`)
      await page.getByText('Deze selectie bewaren').click()
      await page.getByRole('button', { name: 'Selectie bewaren' }).click()
      await expect(page.getByText('Geef de selectie een naam.')).toBeVisible()
      await page.getByLabel('Naam van de selectie').fill(name)
      await page.getByRole('button', { name: 'Selectie bewaren' }).click()
      await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await page.goto(officePath('properties'))
      await page.getByRole('link', { name }).click()
      await expect(page.getByLabel('Status')).toHaveValue('option')
      await expect(page.getByLabel('Volgorde')).toHaveValue('reference')
      if (hasScripts) await expectSound(page)
      await signInAs(page.context(), 'manager')
      await page.goto(officePath('properties'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name })).toHaveCount(0)
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('properties'))
      await page.getByRole('button', { name: `Selectie ${name} verwijderen` }).click()
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    })
  })
}

test('Ctrl+S saves the form one is in, and the button says so', async ({ page }) => {
  const { id } = await onTheSite()
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property', { id }))
  const street = page.locator('[id="address.street"]')
  await street.fill('Sneltoetsstraat')
  await street.press('Control+s')
  await expect(done(page)).toContainText('Bewaard.')
  await expect(street).toHaveValue('Sneltoetsstraat')
  const save = page.getByRole('button', { name: 'Bewaren' }).last()
  await expect(save).toHaveAttribute('aria-keyshortcuts', 'Control+S')
})

test('a list of many pages has numbers', async ({ page }) => {
  await plantProperties(Array.from({ length: 60 }, () => ({ city: 'Bladerdorp', zip: '9999' })))
  await signInAs(page.context(), 'agent')
  await page.goto(`${officePath('properties')}?q=Bladerdorp`)
  const pager = page.getByRole('navigation', { name: 'Bladeren' })
  await expect(pager.getByRole('link', { name: 'Pagina 1' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await pager.getByRole('link', { name: 'Pagina 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(pager.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the journal calls things by their names, and leads to them', async ({ page }) => {
  const { id, list, reference } = await onTheSite()
  await signInAs(page.context(), 'manager')
  await page.goto(list)
  await page.locator('summary', { hasText: `Prijs wijzigen van ${reference}` }).click()
  const field = page.getByLabel(`Nieuwe prijs van ${reference}`)
  await field.fill('279.500')
  await field.press('Enter')
  await expect(done(page)).toContainText('De prijs is gewijzigd.')
  await page.goto(`${officePath('journal')}?kind=property`)
  const line = page.getByRole('listitem').filter({ hasText: reference }).first()
  await line.locator('summary').click()
  await expect(line).toContainText('manager: wijzigde de prijs')
  await expect(line.getByRole('term')).toHaveText('Prijs in euro')
  await expect(line.getByRole('definition')).toContainText('€\u00a0279.500')
  await line.getByRole('link', { name: reference }).click()
  await expect(page).toHaveURL(officePath('property', { id }))
})
