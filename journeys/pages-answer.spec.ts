import { expect } from '@playwright/test'
import type { Language } from '../app/language/languages'
import { configure } from '../testing/configure'
import { type Site, site } from '../testing/journey-site'
import { test } from './journey'
import { type OwnSite, openOwnSite } from './own-site'
import { htmlFaults, validityFaults } from './pages/html-faults'
import type { PageRow } from './pages/page-row'
import { pageRows } from './pages/page-rows'
import { gather, headersOf, maySee, type Party, visitorFor, visitors } from './pages/visitors'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

/** Several at a time; what is wrong with each is told beside its row. */
async function eachRow(
  party: Party,
  rows: PageRow[],
  look: (row: PageRow, path: string) => Promise<string[]>,
) {
  const waiting = [...rows]
  const walk = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const path = row.path(party.found, row.kind)
      expect.soft(await look(row, path), `${row.kind}, ${path}`).toEqual([])
    }
  }
  await Promise.all([walk(), walk(), walk(), walk()])
}

async function expectPages(at: Site, language: Language, isValidated: boolean) {
  const party = await gather(at, language)
  await eachRow(party, pageRows, async (row, path) => {
    const headers = headersOf(party, visitorFor(row.who))
    const answer = await fetch(at.address + path, { headers })
    const html = await answer.text()
    const { status = 200 } = row
    return [
      ...(answer.status === status ? [] : [`status: ${answer.status} in place of ${status}`]),
      ...htmlFaults(html, row, row.language?.(party.found) ?? language),
      ...(isValidated ? await validityFaults(html) : []),
    ]
  })
}

for (const language of ['nl', 'fr'] as const) {
  test(`every page answers with valid HTML that needs no script: ${language}`, async () => {
    await expectPages(site, language, true)
  })
}

test.describe('in the languages that were added later', () => {
  test.describe.configure({ mode: 'default' })
  let site: OwnSite
  test.beforeAll(async () => {
    site = await openOwnSite()
    const list = ['nl', 'fr', 'en', 'de'].map((code) => ({ code, use: true }))
    await configure('language', { list, flags: true }, site)
  })
  test.afterAll(() => site.kill())

  test('every page answers in English and in German', async () => {
    await expect.poll(async () => (await fetch(`${site.address}/de/`)).status).toBe(200)
    await expectPages(site, 'en', false)
    await expectPages(site, 'de', false)
  })
})

test('every page that is not for everyone opens to those it is for, and to nobody else', async () => {
  const party = await gather(site, 'nl')
  const closed = pageRows.filter(({ who }) => who !== 'anyone')
  await eachRow(party, closed, async ({ who, status = 200 }, path) => {
    const faults: string[] = []
    for (const visitor of visitors) {
      const headers = headersOf(party, visitor)
      const answer = await fetch(site.address + path, { headers, redirect: 'manual' })
      const text = await answer.text()
      const isOffice = path.startsWith('/office/') && party.tokens[visitor]
      const isColleague = ['agent', 'editor', 'manager'].includes(visitor)
      const wanted = maySee(visitor, who) ? status : isOffice && isColleague ? 403 : 302
      if (answer.status !== wanted) {
        faults.push(`${visitor}: ${answer.status} in place of ${wanted}`)
      }
      if (wanted === 302 && text) faults.push(`${visitor}: is told something on the way`)
      if (wanted === 403 && !/<title>[^<]/.test(text)) faults.push(`${visitor}: no title`)
      const place = answer.headers.get('location') ?? ''
      if (visitor === 'nobody' && place !== '/nl/login/') faults.push(`nobody: led to ${place}`)
    }
    return faults
  })
})
