import { randomUUID } from 'node:crypto'
import { expect, type Page, type Response } from '@playwright/test'
import { site } from '../testing/journey-site'
import { faultsOf } from './expect-sound'
import { test } from './journey'
import { validityFaults } from './pages/html-faults'
import { watchShifts } from './pages/layout-shift'
import { listen } from './pages/listen'
import { faultsSeen, widthFaults } from './pages/look'
import type { PageRow } from './pages/page-row'
import { pageRows } from './pages/page-rows'
import { gather, type Party, visitorFor } from './pages/visitors'
import { wake } from './wake'

test.describe.configure({ mode: 'parallel' })
// What glides is not where it will be yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const inPart = 9
const looked = pageRows.filter(({ like }) => !like)
const parts = Array.from({ length: Math.ceil(looked.length / inPart) }, (_, part) =>
  looked.filter((_row, place) => place % Math.ceil(looked.length / inPart) === part),
)

for (const [part, rows] of parts.entries()) {
  const language = part % 2 ? 'fr' : 'nl'
  test(`everyone can use every page, part ${part + 1} of ${parts.length}, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const party = await gather(site, language)
    const told = listen(page, site.address)
    await watchShifts(page)
    // Pictures keep everyone waiting; their place is kept, as it is for who waits for them.
    await page.route(/\/images\//, () => {})
    for (const [place, row] of rows.entries()) {
      const path = row.path(party.found, row.kind)
      await test.step(`${row.kind}, ${path}`, async () => {
        const faults = await lookAt(page, row, path, party, place % 2 === 0)
        expect.soft([...told.splice(0), ...faults], `${row.kind}, ${path}`).toEqual([])
      })
    }
  })
}

async function lookAt(page: Page, row: PageRow, path: string, party: Party, isSmall: boolean) {
  const isOffice = path.startsWith('/office/')
  const widths = isOffice ? [820, 1280] : [390, 820, 1280, 1920]
  const first = isSmall ? widths[0] : 1280
  await page.setViewportSize({ width: first ?? 1280, height: 900 })
  await become(page, party, row)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Awake while the top is in view, where a shift would be seen most.
  await wake(page)
  const faults = await faultsSeen(page, widths, row.isBare)
  return row.form ? [...faults, ...(await faultsWhenSent(page, widths))] : faults
}

async function become(page: Page, { tokens }: Party, { who }: PageRow) {
  const value = tokens[visitorFor(who)]
  await page.context().clearCookies({ name: 'session' })
  if (value) {
    await page.context().addCookies([{ name: 'session', value, url: site.address }])
  }
  // Somebody new each time: many come from one address otherwise.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
}

/** Past the scripts of the page, so that it is the server that says what is wrong. */
async function faultsWhenSent(page: Page, widths: readonly number[]): Promise<string[]> {
  const isSent = (each: Response) => each.request().method() === 'POST'
  const [answer] = await Promise.all([
    page.waitForResponse(isSent),
    page.waitForEvent('domcontentloaded'),
    page
      .locator('main form[method=post]')
      .first()
      .evaluate((form) => HTMLFormElement.prototype.submit.call(form)),
  ])
  const faults = [
    ...(answer.status() === 422 ? [] : [`${answer.status()} in place of 422`]),
    ...((await page.locator('main :is([role=alert], [aria-invalid=true])').count()) > 0
      ? []
      : ['nothing says what is wrong']),
    ...(await validityFaults(await answer.text())),
    ...(await faultsOf(page)).map((fault) => `axe: ${fault}`),
    ...(await widthFaults(page, widths)),
  ]
  return faults.map((fault) => `sent empty: ${fault}`)
}
