import { expect } from '@playwright/test'
import type { Language } from '../app/language/languages'
import { type PageName, paths } from '../app/language/paths'
import { pageAt } from '../server/gate/page-at'
import { site } from '../testing/journey-site'
import { everyForm } from './form-files'
import { test } from './journey'

/** Of pages that are alike a few are read: the first of a list may be sold, or have no documents. */
const mostOfAKind = 12

/** Opened from a letter that only its reader has. */
const byLetter = ['rental-file']

const pagesWithForms: PageName[] = [
  'contact',
  'contact-demand',
  'demand-register',
  'appointment',
  'login',
  'forgotten-password',
  'costs',
  'renovation',
]

/** Every address that links lead to, from the home page on. */
async function reachedFrom(start: string): Promise<Set<string>> {
  const reached = new Set([start])
  const read = new Map<string, number>()
  for (const path of reached) {
    const { pathname } = new URL(path, site.address)
    const kind = pageAt(pathname) ?? pathname
    const before = read.get(kind) ?? 0
    if (before >= mostOfAKind) continue
    read.set(kind, before + 1)
    const html = await (await fetch(site.address + path)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]*)/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), site.address + path)
      if (url.origin === site.address && url.pathname.startsWith(start)) {
        reached.add(url.pathname + url.search)
      }
    }
  }
  return reached
}

for (const language of ['nl', 'fr'] satisfies Language[]) {
  test(`[1.04, 2.47] links lead from the home page to every form: ${language}`, async () => {
    test.setTimeout(240_000)
    const addresses = [...(await reachedFrom(`/${language}/`))]
    const reached = addresses.map((each) => new URL(each, site.address).pathname)
    const missing = (await everyForm())
      .filter(({ name, slugs }) => slugs && !byLetter.includes(name))
      .filter(({ slugs }) => !reached.some((path) => path.split('/')[3] === slugs?.[language]))
      .map(({ name }) => name)
    expect(missing).toEqual([])
    const unlinked = pagesWithForms.filter((page) => !reached.includes(paths[page][language]))
    expect(unlinked).toEqual([])
  })
}

test('[1.04] who reads a vacancy, the voices of clients or the news finds the form beside it', async ({
  page,
}) => {
  await page.goto('/nl/vacatures/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Solliciteer spontaan|Solliciteer spontaan/ })
    .click()
  await expect(page).toHaveURL('/nl/aanvraag/solliciteren/')
  await page.goto('/nl/vacatures/')
  const vacancies = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('main').locator('a[href^="/nl/vacatures/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(vacancies ?? '')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Solliciteer voor deze functie' }).click()
  await expect(page.getByRole('main').locator('input[name=vacancy]')).toHaveValue(title ?? '')

  await page.goto('/nl/')
  await page.getByRole('link', { name: 'Vertel over uw ervaring met ons' }).click()
  await expect(page).toHaveURL('/nl/aanvraag/getuigenis/')
  for (const path of ['/nl/nieuws/', '/nl/']) {
    await page.goto(path)
    await page
      .getByRole('link', { name: /nieuwsbrief$/i })
      .first()
      .click()
    await expect(page).toHaveURL('/nl/aanvraag/nieuwsbrief/')
  }
})
