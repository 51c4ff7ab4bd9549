import { expect, test } from '@playwright/test'
import { htmlComplaints } from '../testing/html-validity'
import { expectSound } from './expect-sound'

const pages = {
  home: '/nl/',
  'the home page in French': '/fr/',
  'a page from modules': '/nl/diensten/',
  'a legal page': '/fr/declaration-de-confidentialite/',
  vacancies: '/nl/vacatures/',
  'a service': '/nl/onze-diensten/ik-wil-verkopen/',
  'the news': '/nl/nieuws/',
  'a page that is gone': '/nl/nergens/',
  'a search to be kept': '/nl/ik-zoek/?list=for-sale&city=Gent|9000&type=1',
  'thanks for a search': '/fr/merci/demand-register',
  'a link to no search': '/fr/ma-recherche/?key=x',
  'a valuation': '/nl/gratis-schatting/',
}

for (const [kind, path] of Object.entries(pages)) {
  test(`${kind}: valid HTML that everyone can use`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    expect(await htmlComplaints(html)).toEqual([])
    // Built on one machine, served on another: neither's folders are anyone's business.
    expect(html).not.toContain(process.cwd())

    await page.goto(path)
    await expectSound(page)
  })
}

for (const width of [390, 820, 1280, 1920]) {
  test(`nothing sticks out of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/fr/', '/fr/services/', '/nl/onze-diensten/ik-wil-verkopen/', '/fr/x/']) {
      await page.goto(path)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, path).toBeLessThanOrEqual(0)
    }
  })
}
