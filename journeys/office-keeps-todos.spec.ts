import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { plantProperties } from '../testing/journey-properties'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'

const someWords = () => `Bel terug ${randomUUID().slice(0, 8)}`

async function addTodo(page: Page, words: string, day: string) {
  await page.getByText('Taak toevoegen', { exact: true }).click()
  await page.getByLabel('Wat', { exact: true }).first().fill(words)
  await page.getByLabel('Tegen', { exact: true }).fill(day)
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without it', () => {
    test.use({ hasScripts })

    test('something to do on a property: added beside what is typed, done on Today and taken back', async ({
      page,
    }) => {
      const [id = 0] = await plantProperties([{ source: 'office', isPublished: false }])
      const name = `todo${randomUUID().slice(0, 6)}`
      await signInAs(page.context(), 'agent', { name })
      await page.goto(officePath('property', { id }))
      const street = page.getByLabel('Straat', { exact: true })
      await street.fill('Doestraat')
      await addTodo(page, '', dayFromNow(-1))
      await expect(page.getByText('Schrijf wat er te doen is')).toBeVisible()
      await expect(street).toHaveValue('Doestraat')
      const words = someWords()
      await page.getByLabel('Wat', { exact: true }).fill(words)
      await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
      await expect(page.getByRole('status').first()).toContainText('Toegevoegd')
      await expect(street).toHaveValue('Doestraat')
      await expect(page.getByRole('link', { name: words })).toBeVisible()
      if (hasScripts) await expectSound(page)
      await page.getByRole('button', { name: 'Bewaren' }).last().click()
      await expect(page.getByRole('status').first()).toContainText('Bewaard.')

      await page.goto(`${officePath('today')}?of=mine`)
      await expect(page.getByText(/^Te laat, tegen /).first()).toBeVisible()
      await page.getByRole('button', { name: `Afvinken ${words}` }).click()
      await expect(page.getByRole('status').first()).toContainText('Gedaan.')
      await expect(page.getByRole('link', { name: words })).toHaveCount(0)
      await page.getByRole('button', { name: 'Toch niet gedaan' }).click()
      await expect(page.getByRole('link', { name: words })).toBeVisible()

      await page.goto(officePath('property', { id }))
      await page.getByRole('button', { name: `Afvinken ${words}` }).click()
      await expect(page.getByText(`Gedaan door ${name}`)).toBeVisible()
      await page.getByRole('button', { name: `Toch niet gedaan ${words}` }).click()
      await expect(page.getByText(/^Te laat, tegen /)).toBeVisible()
    })
  })
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'awake' : 'never awake', () => {
    test.use({ hasScripts })

    test('on a card, in the list and changed there; a colleague who saved first is not overwritten', async ({
      page,
      browser,
    }) => {
      const name = `lijst${randomUUID().slice(0, 6)}`
      await signInAs(page.context(), 'agent', { name })
      await page.goto(officePath('contact-new'))
      await page.getByLabel('Voornaam').fill('Nora')
      await page.getByLabel('Naam', { exact: true }).fill(name)
      await page.getByRole('button', { name: 'Bewaren' }).last().click()
      const words = someWords()
      await addTodo(page, words, dayFromNow(2))
      await expect(page.getByRole('status').first()).toContainText('Toegevoegd')
      await page.goto(officePath('todos'))
      const row = page.getByRole('row').filter({ hasText: words })
      await expect(row).toContainText(`Nora ${name}`)
      await row.getByRole('link', { name: words }).click()
      const what = page.getByLabel('Wat', { exact: true })
      await expect(what).toHaveValue(words)

      const other = await browser.newContext({ javaScriptEnabled: hasScripts })
      const theirs = await other.newPage()
      await signInAs(other, 'manager')
      await theirs.goto(page.url())
      await theirs.getByLabel('Tegen', { exact: true }).fill(dayFromNow(5))
      await theirs.getByRole('button', { name: 'Bewaren' }).last().click()
      await expect(theirs.getByRole('status').first()).toContainText('Bewaard')
      await other.close()

      await what.fill(`${words} morgen`)
      await page.getByRole('button', { name: 'Bewaren' }).last().click()
      await expect(page.getByLabel('Tegen', { exact: true })).toHaveValue(dayFromNow(5))
      await expect(what).toHaveValue(`${words} morgen`)
      await page.getByRole('button', { name: 'Bewaren' }).last().click()
      await expect(page.getByRole('status').first()).toContainText('Bewaard')

      await page.goto(`${officePath('todos')}?until=${dayFromNow(4)}`)
      await expect(page.getByText(words)).toHaveCount(0)
      await page.goto(officePath('todos'))
      await page.getByRole('button', { name: `Afvinken ${words} morgen` }).click()
      await expect(page.getByRole('status').first()).toContainText('Gedaan.')
      await page.goto(`${officePath('todos')}?show=done`)
      await expect(page.getByText(`Gedaan door ${name}`).first()).toBeVisible()
      if (hasScripts) await expectSound(page)
    })
  })
}
