import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

/** The whole of the time that the demo agency knows, and what journeys beside this one add. */
const period = { from: '2024-06-01', to: '2028-12-31' }
const all = `?from=${period.from}&to=${period.to}`

/** Each number of the last row of a table leads to a list of as many. */
async function expectListsOf(page: Page, table: string, columns: string[]) {
  const path = officePath('figures') + all
  for (const column of columns) {
    await page.goto(path)
    const link = page
      .getByRole('region', { name: table, exact: true })
      .getByRole('row')
      .last()
      .getByRole('link', { name: `Totaal, ${column}:` })
    const number = ((await link.textContent()) ?? '').replace(/\D/g, '')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cijfers')
    await expect(page.getByText(`${number} gevonden`)).toBeVisible()
    const rows = await page.getByRole('row').count()
    expect(rows - 1, column).toBe(Math.min(50, Number(number)))
  }
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('a manager chooses a period and finds what is behind every number', async ({ page }) => {
      await signInAs(page.context(), 'manager')
      await page.goto(officePath('today'))
      await page.getByRole('link', { name: 'Cijfers', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cijfers')
      await page.getByLabel('Van', { exact: true }).fill(period.from)
      await page.getByLabel('Tot en met').fill(period.to)
      await page.getByRole('button', { name: 'Cijfers tonen' }).click()
      await expect(page).toHaveURL(/from=2024-06-01&to=2028-12-31/)
      await expect(page.getByRole('img', { name: 'Aanvragen per maand' })).toBeVisible()
      if (hasScripts) await expectSound(page)
      await expectListsOf(page, 'Per maand', ['Aanvragen', 'Bezoeken', 'Biedingen'])
      await expectListsOf(page, 'Panden in portefeuille', ['Totaal'])
    })
  })
}

test('a table is downloaded, and a period that runs backwards is told', async ({ page }) => {
  await signInAs(page.context(), 'manager')
  await page.goto(officePath('figures') + all)
  const arrives = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Downloaden als CSV Per maand' }).click()
  expect((await arrives).suggestedFilename()).toBe('months-2024-06-01-2028-12-31.csv')
  const file = await page.request.get(`${officePath('figures-export')}${all}&table=months`)
  expect(file.headers()['content-type']).toContain('text/csv')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 55 + 1)
  expect(lines[0]).toContain('Maand;Aanvragen;Eerste antwoord (uren);')
  const backwards = await page.goto(`${officePath('figures')}?from=2026-05-02&to=2026-05-01`)
  expect(backwards?.status()).toBe(422)
  await expect(page.getByRole('alert')).toContainText('Het einde ligt vóór het begin')
  await expect(page.getByLabel('Tot en met')).toHaveValue('2026-05-01')
})

test('figures are for managers', async ({ page }) => {
  for (const role of ['agent', 'editor'] as const) {
    await signInAs(page.context(), role)
    for (const name of ['figures', 'figures-list', 'figures-export'] as const) {
      const answer = await page.request.get(`${officePath(name)}?what=stock&table=stock`)
      expect(answer.status(), `${role} ${name}`).toBe(403)
    }
  }
})
