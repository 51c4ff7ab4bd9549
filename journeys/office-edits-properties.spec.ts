import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { keptPictures, plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'
import { wake } from './wake'

const photos = ['exterior-villa-01', 'exterior-villa-02'].map(
  (name) => `seed/pictures/${name}.webp`,
)

test('[3.08] a new project with a picture and a unit is published, and visitors find it', async ({
  page,
  browser,
}) => {
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('projects'))
  await page.getByRole('link', { name: 'Nieuw project' }).click()
  await page.getByRole('button', { name: 'Aanmaken en invullen' }).click()
  await expect(page.getByRole('alert')).toContainText('Titel')
  const name = `Hof ter Linden ${Date.now()}`
  await page.getByLabel('Nederlands').fill(name)
  await page.getByLabel('Postcode').fill('3200')
  await page.getByLabel('Gemeente').fill('Aarschot')
  await page.getByRole('button', { name: 'Aanmaken en invullen' }).click()
  await expect(page.getByRole('status').first()).toContainText('Het project is aangemaakt')

  await page.getByRole('link', { name: /^Foto’s/ }).click()
  await page.getByLabel('Kies één of meer bestanden').setInputFiles(photos)
  await page.getByRole('button', { name: 'Uploaden' }).click()
  await expect(page.getByRole('link', { name: 'Foto’s (2)' })).toBeVisible()

  await page.getByRole('link', { name: 'Units en prijslijst' }).click()
  await page.getByRole('link', { name: 'Unit toevoegen' }).click()
  await expect(page.getByLabel('Gemeente')).toHaveValue('Aarschot')
  await page.getByRole('button', { name: 'Aanmaken en invullen' }).click()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByRole('alert')).toContainText('een prijs')
  await page.locator('[id="finances.priceCents"]').fill('249.000')
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.locator('[id="finances.priceCents"]')).toHaveValue('249000')
  await page.getByRole('button', { name: 'Ja, publiceren' }).click()
  await expect(page.getByText('Het pand staat op de site.')).toBeVisible()

  await page.goto(officePath('projects'))
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Link maken' }).click()
  await expect(page.getByText(/^Wie deze link krijgt/)).toBeVisible()
  const link = await page.getByLabel('Nederlands', { exact: true }).last().inputValue()
  const stranger = await (await browser.newContext()).newPage()
  const early = await stranger.goto(new URL(link).pathname + new URL(link).search)
  expect(early?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  })
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(stranger.getByText('Bezoekers zien dit niet.')).toBeVisible()
  expect((await stranger.goto(new URL(link).pathname.replace('/preview', '')))?.status()).toBe(404)
  await stranger.context().close()

  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByText('Het project staat op de site.')).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk op de site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('table').getByRole('link', { name: /^B9/ })).toBeVisible()
  await expect(async () => {
    await page.goto('/nl/projecten/te-koop/')
    await expect(page.getByRole('link', { name }).first()).toBeVisible({ timeout: 200 })
  }).toPass()
})

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without it', () => {
    test.use({ hasScripts })

    test('a button of state saves what was typed, asks what it needs, and can be undone', async ({
      page,
    }) => {
      const pictures = await keptPictures(['exterior-modern-01'])
      const [id = 0] = await plantProperties([{ source: 'office', isPublished: false, pictures }])
      await signInAs(page.context(), 'agent')
      await page.goto(officePath('property', { id }))
      const street = page.getByLabel('Straat', { exact: true })
      await street.fill('Kerkstraat')
      await page.getByRole('button', { name: 'Publiceren' }).click()
      await expect(page.getByRole('alert')).toContainText('Publiceren zonder deze vermeldingen?')
      await expect(street).toHaveValue('Kerkstraat')
      await page.getByRole('button', { name: 'Ja, publiceren' }).click()
      await expect(page.getByText('Het pand staat op de site.')).toBeVisible()
      await expect(street).toHaveValue('Kerkstraat')

      await street.fill('Kerkplein')
      await page.getByRole('button', { name: 'Op verkocht zetten', exact: true }).click()
      await page.getByRole('button', { name: 'Ja, op verkocht zetten' }).click()
      await expect(page.getByRole('alert').first()).toContainText('Uiteindelijke prijs in euro')
      await page.getByLabel('Uiteindelijke prijs in euro').fill('271.500')
      await page.getByLabel('Koper of huurder').fill('Nora Peeters')
      await page.getByRole('button', { name: 'Ja, op verkocht zetten' }).click()
      await expect(page.getByText('Het pand staat nu op verkocht.')).toBeVisible()
      await expect(page.getByText('€ 271.500, Nora Peeters')).toBeVisible()
      await expect(street).toHaveValue('Kerkplein')
      await page.getByRole('button', { name: 'Ongedaan maken: Op verkocht zetten' }).click()
      await expect(page.getByText('De vorige status is hersteld.')).toBeVisible()
      await expect(
        page.getByRole('button', { name: 'Op verkocht zetten', exact: true }),
      ).toBeVisible()
    })
  })
}

const savedByAnother =
  'update properties set version = version + 1, price_cents = 27000000 where id = $1'
const priceChoice = (page: Page) =>
  page.getByRole('alert').getByRole('group', { name: 'Prijs in euro' })

test('who is signed out while they send keeps what they chose; what came in is counted', async ({
  page,
}) => {
  const [id = 0] = await plantProperties([{ source: 'office' }])
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property-files', { id, shelf: 'pictures' }))
  await wake(page)
  const chooser = page.getByLabel('Kies één of meer bestanden')
  const upload = page.getByRole('button', { name: 'Uploaden' })
  await chooser.setInputFiles([...photos, 'README.md'])
  await upload.click()
  await expect(page.getByRole('alert')).toContainText('README.md is geen foto')
  await expect(page.getByText('2 bestanden zijn toegevoegd.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Verwijderen Foto/ })).toHaveCount(2)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await chooser.setInputFiles(photos)
  await upload.click()
  await expect(page.getByText('U bent intussen afgemeld.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aanmelden' })).toHaveAttribute('target', '_blank')
  await page.context().addCookies(cookies)
  await upload.click()
  await expect(page.getByRole('status').first()).toContainText('Toegevoegd')
})

test.describe('pictures without JavaScript', () => {
  test.use({ hasScripts: false })

  test('pictures are sent and moved by plain forms, and what is none is named', async ({
    page,
  }, testInfo) => {
    const [id = 0] = await plantProperties([{ source: 'office' }])
    await signInAs(page.context(), 'agent')
    await page.goto(officePath('property-files', { id, shelf: 'pictures' }))
    const chooser = page.getByLabel('Kies één of meer bestanden')
    const giant = testInfo.outputPath('reus.jpg')
    await writeFile(giant, Buffer.alloc(31 * 1024 * 1024))
    await chooser.setInputFiles([...photos, 'README.md', giant])
    await page.getByRole('button', { name: 'Uploaden' }).click()
    await expect(page.getByRole('alert')).toContainText('README.md is geen foto')
    await expect(page.getByRole('alert')).toContainText('reus.jpg is te groot')
    await expect(page.getByText('2 bestanden zijn toegevoegd.')).toBeVisible()
    await expect(page.getByText('Wat is er te zien? ontbreekt')).toHaveCount(2)
    await page.getByRole('button', { name: 'Naar voren Foto 2' }).click()
    await expect(page.getByRole('status').first()).toContainText('Verplaatst')
    await expect(page.getByRole('button', { name: 'Naar achteren Foto 1' })).toBeFocused()
    const [row] = await askSite<{ ids: number[] }>(
      site,
      `select jsonb_path_query_array(pictures, '$[*].id') as ids from properties where id = $1`,
      [id],
    )
    expect(row?.ids).toEqual([2, 1])
    await page.getByRole('button', { name: 'Verwijderen Foto 1' }).click()
    await expect(page.getByRole('button', { name: /^Verwijderen Foto/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Laatste wijziging ongedaan maken' }).click()
    await expect(page.getByRole('status').first()).toContainText('Teruggezet')
    await expect(page.getByRole('button', { name: /^Verwijderen Foto/ })).toHaveCount(2)
  })
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('[7.01] a field of the feed is decided, kept, and given back; two at once are told', async ({
    page,
  }) => {
    const [id = 0] = await plantProperties([{ source: 'feed', priceCents: 30_000_000 }])
    await signInAs(page.context(), 'agent')
    const property = officePath('property', { id })
    await page.goto(property)
    const price = page.getByLabel('Prijs in euro')
    await price.fill('285000')
    await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
    await expect(page.getByText('Het CRM zegt: € 300.000')).toBeVisible()
    await askSite(site, savedByAnother, [id])
    await price.fill('1')
    await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
    await expect(
      page.getByRole('heading', { name: /Iemand anders heeft dit intussen/ }),
    ).toBeVisible()
    await expect(priceChoice(page)).toContainText('€ 270.000')
    await expect(price).toHaveValue('1')

    await page.goto(property)
    await page.getByLabel('Het CRM opnieuw volgen').first().check()
    await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
    await expect(price).toHaveValue('300000')
  })

  test('the price list of a project is a table: one save, wrong cells are named', async ({
    page,
  }) => {
    await signInAs(page.context(), 'agent')
    await page.goto(officePath('projects'))
    await page.getByRole('link', { name: /Suikerpark/ }).click()
    await page.getByRole('link', { name: 'Units en prijslijst' }).click()
    const price = page.getByLabel(/^Prijs van/).first()
    await price.fill('veel')
    await page.getByRole('button', { name: 'Prijslijst bewaren' }).click()
    await expect(page.getByText('Deze waarde kunnen we hier niet bewaren')).toBeVisible()
    await expect(price).toHaveValue('veel')
    await price.fill('401.500')
    await page.getByRole('button', { name: 'Prijslijst bewaren' }).click()
    await expect(page.getByRole('status').first()).toContainText('De prijslijst is bewaard')
    await expect(price).toHaveValue('401500')
  })
})
