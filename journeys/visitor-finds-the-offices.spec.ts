import { expect } from '@playwright/test'
import { test } from './journey'

const told = {
  nl: {
    path: '/nl/contact/',
    offices: ['Hoofdkantoor Aarschot', 'Kantoor Namen'],
    now: /^Nu (open, tot \d\d:\d\d|gesloten, open [a-z]+ om \d\d:\d\d)$/,
    route: 'Route',
  },
  fr: {
    path: '/fr/contact/',
    offices: ['Siège d’Aarschot', 'Agence de Namur'],
    now: /^(Ouvert, jusqu’à \d\d:\d\d|Fermé, ouvre [a-z]+ à \d\d:\d\d)$/,
    route: 'Itinéraire',
  },
}

for (const { path, offices, now, route } of Object.values(told)) {
  test(`on ${path} a visitor sees each office, its hours, its map and the way to it`, async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).hostname))
    await page.goto(path)
    for (const name of offices) {
      const office = page.locator('.panel').filter({ has: page.getByRole('heading', { name }) })
      await expect(office.getByText(now)).toBeVisible()
      await expect(office.locator('a[href^="tel:"]')).toBeVisible()
      await expect(office.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(office.getByRole('link', { name: route })).toHaveAttribute(
        'href',
        /^https:\/\/www\.openstreetmap\.org\/directions\?to=50\./,
      )
      const map = office.getByRole('img')
      await map.scrollIntoViewIfNeeded()
      await expect
        .poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
    expect(new Set(fetched)).toEqual(new Set(['localhost']))
  })
}
