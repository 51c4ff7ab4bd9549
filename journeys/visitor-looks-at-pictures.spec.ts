import { expect, type Locator, type Page } from '@playwright/test'
import { fullDetails, keptPictures, plantProperties } from '../testing/journey-properties'
import { test } from './journey'
import { wake } from './wake'

const names = ['exterior-modern-01', 'interior-living-01', 'interior-kitchen-01']

/** In a list of its own, which nobody was shown before it was there. */
async function plantPictured() {
  const word = `beeld${Date.now().toString(36)}`
  const pictures = await keptPictures(names)
  const [id = 0] = await plantProperties([
    {
      title: { nl: `Huis in ${word}` },
      zip: '3001',
      city: 'Heverlee',
      pictures,
      plans: pictures.slice(2),
      details: fullDetails,
      links: [{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', name: { nl: 'Rondleiding' } }],
    },
  ])
  return { id, list: `/nl/te-koop/?text=${word}` }
}

/** Which of its pictures were fetched. */
function fetched(page: Page, id: number): Promise<boolean[]> {
  return page
    .locator(`#property-${id} img`)
    .evaluateAll((all) => (all as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth > 0))
}

test('a card has its other pictures when somebody comes near, with arrows and dots', async ({
  page,
}) => {
  const { id, list } = await plantPictured()
  await page.goto(list)
  const card = page.locator(`#property-${id}`)
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => fetched(page, id)).toEqual([true, false, false])
  await wake(page)
  await expect(card.locator('i')).toHaveCount(3)

  await card.locator('img').first().hover()
  await page.mouse.move(1, 1)
  await card.locator('img').first().hover()
  await expect.poll(() => fetched(page, id)).toEqual([true, true, true])
  const arrows = card.locator('[aria-hidden] button')
  await expect(arrows).toHaveCount(1)
  await arrows.click()
  await expect(card.locator('[data-at="1"]')).toBeVisible()
  await expect(arrows).toHaveCount(2)
  await arrows.first().click()
  await expect(card.locator('[data-at]')).toHaveCount(0)
  await expect(page).toHaveURL(list)
})

test('the arrow keys turn the pictures of a card, and no key stops at them', async ({ page }) => {
  const { id, list } = await plantPictured()
  await page.goto(list)
  await wake(page)
  const card = page.locator(`#property-${id}`)
  const link = card.getByRole('link', { name: /Huis in beeld/ })
  await link.focus()
  await page.keyboard.press('ArrowRight')
  await expect(card.locator('[data-at="1"]')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(card.locator('[data-at]')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(card.getByRole('button')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(card.locator(':focus')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the pictures of a card are swiped through all the same', async ({ page }) => {
    const { id, list } = await plantPictured()
    await page.goto(list)
    const card = page.locator(`#property-${id}`)
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('img').nth(1)).toBeVisible()
    await expect(card.locator('[aria-hidden] button')).toHaveCount(0)
  })
})

/** Of the highest of the pictures; those below are their small ones. Nothing until one is there. */
function topOfPicture(gallery: Locator): Promise<number> {
  return gallery.locator('img').evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect())
    const tops = boxes.filter(({ height }) => height > 200).map(({ top }) => top)
    return tops.length > 0 ? Math.min(...tops) : -1
  })
}

async function endOfBar(gallery: Locator): Promise<number> {
  const bar = [
    gallery.getByText('1 / 5', { exact: true }),
    gallery.getByRole('link', { name: 'Plan een bezoek' }),
    gallery.getByRole('button', { name: 'Sluiten' }),
  ]
  const boxes = await Promise.all(bar.map((each) => each.boundingBox()))
  return Math.max(...boxes.map((box) => (box ? box.y + box.height : Number.NaN)))
}

test('plans and film are in the gallery, with the way to a visit', async ({ page }) => {
  const { id } = await plantPictured()
  await page.goto(`/nl/te-koop/x/y/${id}/`)
  await wake(page)
  await page.getByRole('link', { name: 'Alle 3 foto’s' }).click()
  const gallery = page.getByRole('dialog', { name: 'Foto’s' })
  await expect(gallery).toContainText('1 / 5')
  await expect(gallery.getByRole('link', { name: 'Plan een bezoek' })).toHaveAttribute(
    'href',
    new RegExp(`property=${id}`),
  )
  await expect.poll(() => topOfPicture(gallery)).toBeGreaterThanOrEqual(await endOfBar(gallery))
  const shown = gallery.locator('.yarl__thumbnails_thumbnail_active')
  await expect(shown).toHaveCSS('border-top-color', 'rgb(251, 249, 246)')
  await page.keyboard.press('ArrowLeft')
  await expect(gallery).toContainText('5 / 5')
  await expect(gallery.getByRole('link', { name: 'Bekijk de video' })).toBeVisible()
})

test('on a phone the gallery counts its pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await plantPictured()
  await page.goto(`/nl/te-koop/x/y/${id}/`)
  const photos = page.locator('#photos')
  await expect(photos.getByText('1/3')).toBeVisible()
  await wake(page)
  await photos.getByRole('link', { name: 'Foto 2' }).evaluate((each) => each.scrollIntoView())
  await expect(photos.getByText('2/3')).toBeVisible()
})
