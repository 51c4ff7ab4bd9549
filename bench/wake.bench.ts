import { chromium } from '@playwright/test'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { findChromium } from '../bootstrap/chromium.js'
import { findAt } from '../journeys/pages/found'
import { publicRows } from '../journeys/pages/page-rows'
import { browserFlags } from '../testing/browser-flags'
import { openSite } from './site'
import { say } from './stopwatch'
import { type Woken, wakePage } from './waking'

const rounds = 5
const kinds = ['home', 'for-sale', 'for-sale-property', 'contact', 'favourites']

/** A page that sleeps is touched on a telephone: what it fetches, and how long until it answers. */
export async function run() {
  const site = await openSite()
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
  try {
    const databaseUrl = runningEmbeddedPostgres(site.dataFolder) ?? ''
    const found = await findAt({ databaseUrl, folder: site.dataFolder }, 'nl')
    for (const { kind, path } of publicRows.filter((row) => kinds.includes(row.kind))) {
      const woken: Woken[] = []
      for (let round = 0; round < rounds; round += 1) {
        woken.push(await wakePage(browser, site.origin + path(found, kind)))
      }
      tell(kind, woken)
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

function tell(name: string, woken: Woken[]) {
  const [{ files } = { files: [] }] = woken
  const scripts = files.filter(({ address }) => address.endsWith('.js'))
  say(`\n${name}`)
  line('scripts', scripts.length, 12, '')
  line('scripts, packed', total(scripts) / 1000, 130, 'kB')
  say(
    `  ${'with messages and routes'.padEnd(28)} ${files.length}, ${Math.round(total(files) / 1000)} kB`,
  )
  line('first tap', median(woken.map((each) => each.firstTap)), 100, 'ms')
  line('slowest tap while it wakes', median(woken.map((each) => each.slowestTap)), 100, 'ms')
  line('awake after', median(woken.map((each) => each.awake)), 1_000, 'ms')
}

function line(what: string, value: number, aim: number, unit: string) {
  const verdict = value <= aim ? 'met' : 'MISSED'
  say(`  ${what.padEnd(28)} ${Math.round(value)} ${unit} (aim: ${aim}, ${verdict})`)
}

function total(files: Woken['files']): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
