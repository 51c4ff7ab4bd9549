import { expect, type Page } from '@playwright/test'
import { plantProperties } from '../testing/journey-properties'
import { test } from './journey'

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Gemeente, postcode of referentie' })
const options = (page: Page) => page.getByRole('option')

test('[4.10, 5.08] focus opens, clearing resets, blur closes, Enter goes to the best result', async ({
  page,
}) => {
  await page.goto('/nl/')
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await field(page).pressSequentially('LEUV')
  await expect(options(page).first()).toContainText(/Leuven/)
  await field(page).fill('')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await field(page).blur()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')

  await field(page).pressSequentially('leuven')
  await expect(options(page).first()).toContainText(/Leuven/)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?city=Leuven%7C30\d\d$/)
})

test('[5.08] a reference leads to its property, with its picture', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  const pictured = page.locator('[id^=property-]').filter({ has: page.locator('img') })
  const id = (await pictured.first().getAttribute('id'))?.replace('property-', '') ?? ''
  await page.goto('/nl/')
  await field(page).pressSequentially(id)
  const thumbnail = options(page).first().locator('img')
  await expect(thumbnail).toHaveAttribute('src', /height=60&width=60/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${id}/$`))
})

test('[5.14] a property that is found tells a hundred characters of its description', async ({
  page,
}) => {
  const words = 'met tuin en '
  const description = { nl: `<p>Lichte&nbsp;woning,</p> ${words.repeat(20)}garage` }
  const [id] = await plantProperties([{ description }])
  await page.goto('/nl/')
  await field(page).pressSequentially(`${id}`)
  await expect(options(page).first().locator('small')).toHaveText(
    `Lichte woning, ${words.repeat(7).trim()}…`,
  )
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('[4.10] the search is a form', async ({ page }) => {
    await page.goto('/nl/')
    await page.locator('input[name=text]').fill('leuven')
    await page.getByRole('button', { name: /^Te huur/ }).click()
    await expect(page).toHaveURL(/^.*\/nl\/te-huur\/\?city=Leuven%7C30\d\d$/)
  })
})
