import { type Browser, chromium } from '@playwright/test'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { findChromium } from '../bootstrap/chromium.js'
import { findAt } from '../journeys/pages/found'
import { shiftsOf, watchShifts } from '../journeys/pages/layout-shift'
import { publicRows } from '../journeys/pages/page-rows'
import type { Row, Site, Subject } from './site'

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** As a phone outside town gets it: what arrives late and pushes the rest aside is seen to do so. */
const slowly = { offline: false, latency: 60, downloadThroughput: 4e5, uploadThroughput: 1e5 }

/** What moves by itself: while loading, while reading to the end, and when the page wakes. */
export const layoutShift: Subject = {
  title: 'Layout shift, every kind of page at 390 and 1280 px',
  async run(site) {
    const browser = await open()
    if (!browser) return [{ what: 'shift', value: 'no Chromium is installed: left out' }]
    try {
      return await measureAll(browser, site)
    } finally {
      await browser.close()
    }
  },
}

function open(): Promise<Browser | undefined> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return chromium.launch({ executablePath: findChromium(), args }).catch(() => undefined)
}

async function measureAll(browser: Browser, site: Site): Promise<Row[]> {
  const databaseUrl = runningEmbeddedPostgres(site.dataFolder) ?? ''
  const found = await findAt({ databaseUrl, folder: site.dataFolder }, 'fr')
  const rows: Row[] = []
  for (const { kind, path } of publicRows) {
    for (const screen of screens) {
      const { shift, moved } = await measure(browser, site.origin + path(found, kind), screen)
      if (shift > 0) {
        const what = `${kind}, ${screen.width} px`
        rows.push({ what, value: `${shift.toFixed(4)}, ${moved}`, aim: '0', isGood: false })
      }
    }
  }
  const all = publicRows.length * screens.length
  return [{ what: 'pages where nothing moves', value: `${all - rows.length} of ${all}` }, ...rows]
}

async function measure(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
) {
  // A visitor who comes for the first time: nothing is kept, and the cookie question is asked.
  const context = await browser.newContext({ viewport, locale: 'fr-BE' })
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slowly)
  await watchShifts(page)
  await page.goto(address, { waitUntil: 'load' })
  // Waking while the top is in view, where a shift would be seen most.
  await page.mouse.move(200, 300)
  await page
    .waitForFunction(() => '__reactRouterDataRouter' in window, null, { timeout: 5_000 })
    .catch(() => undefined)
  await page.evaluate(readToTheEnd)
  await page.waitForLoadState('networkidle')
  const shifts = await shiftsOf(page)
  await context.close()
  const [largest] = shifts.toSorted((one, other) => other.value - one.value)
  return { shift: shifts.reduce((sum, { value }) => sum + value, 0), moved: largest?.moved ?? '' }
}

async function readToTheEnd() {
  await document.fonts.ready
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
