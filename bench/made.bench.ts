import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { findByEmail } from '../app/accounts/queries.server'
import { openSession } from '../app/accounts/sessions/session.server'
import { type Database, openDatabase } from '../app/database/client.server'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { pathTo } from '../app/language/path-to'
import { listPropertiesOf } from '../app/properties/owned/owned-queries.server'
import { addressOf, load, processorTime } from './load'
import { officeSession } from './office-session'
import { medianOf, noteRatio } from './ratios'
import { openSite, type Site } from './site'
import { say } from './stopwatch'

/** Until the engine has compiled what pages use. */
const warming = 300
const rounds = 5
const turns = 20
const mostOverReact = 3
const leastPerSecond = 40

/**
 * Pages that are made anew: processor of Node for the whole answer, beside `renderToString` of the same tree; for
 * whoever wonders what components cost, also beside that of its elements alone.
 */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-made-'))
  const counted = path.join(folder, 'queries')
  const site = await openSite('data/bench-site', {
    QUERIES_FILE: counted,
    TREE_FILE: counted,
    NODE_OPTIONS: '--import ./bench/count-queries.js --import ./bench/same-tree.js',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  })
  try {
    say('Pages made anew, one at a time; the median of five rounds')
    say('  page            processor   the same tree    elements  queries    bytes   brotli')
    for (const page of await kinds(site)) await measured(site, page, folder, counted)
    say(await atOnce(site))
  } finally {
    await site.close()
    rmSync(folder, { recursive: true })
  }
}

type Page = { name: string; address: string; cookie: string }

/** Whoever has a session gets a page of their own, also when it is none. */
async function kinds(site: Site): Promise<Page[]> {
  const url = runningEmbeddedPostgres(site.dataFolder) ?? ''
  const { db, close } = openDatabase(url, () => {})
  const staff = await officeSession(db)
  const owned = await ownedBySomebody(db)
  await close()
  const cookie = 'session=none'
  return [
    { name: 'home', address: '/nl/', cookie },
    { name: 'list', address: '/nl/te-koop/', cookie },
    { name: 'filtered list', address: '/nl/te-koop/?type=1&bedrooms=3', cookie },
    { name: 'property', address: await firstLink(site, '/nl/te-koop/', /\d+\/$/), cookie },
    { name: 'project', address: await firstLink(site, '/nl/projecten/', /\d+\/$/), cookie },
    { name: 'contact', address: '/nl/contact/', cookie },
    { name: 'owned', ...owned },
    { name: 'office list', address: '/office/properties/', cookie: staff },
  ]
}

/** The home of an owner of the demo agency, to whoever signed in as that owner. */
async function ownedBySomebody(db: Database) {
  const account = await findByEmail(db, 'marleen.desmet@owners.example')
  if (!account) throw new Error('the demo agency has no owner')
  const [property] = await listPropertiesOf(db, account.id, 'nl')
  if (!property) throw new Error('the owner has no home')
  const token = await openSession({ db, now: () => new Date() }, account, { device: 'bench' }, true)
  const address = pathTo('owner-property', 'nl', { id: property.id })
  return { address, cookie: `session=${token}` }
}

async function firstLink({ origin }: Site, list: string, ending: RegExp): Promise<string> {
  const text = await (await fetch(origin + list)).text()
  const links = [...text.matchAll(/href="([^"?#]+)"/g)].map(([, href = '']) => href)
  const found = links.find((href) => href.startsWith('/nl/') && ending.test(href))
  if (!found) throw new Error(`${list} leads nowhere`)
  return found
}

async function measured(site: Site, page: Page, folder: string, counted: string) {
  const { name, address, cookie } = page
  const ask = () => text(site.origin + address, cookie)
  for (let turn = 0; turn < warming; turn += 1) await ask()
  const taken: { milliseconds: number; tree: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = processorTime([site.pid])
    for (let turn = 0; turn < turns; turn += 1) await ask()
    const milliseconds = ((processorTime([site.pid]) - before) * 1000) / turns
    taken.push({ milliseconds, tree: await told(site, 'SIGWINCH', counted) })
  }
  const html = await ask()
  const bare = bareReact(html, folder)
  const queries = await fewestQueries(site, ask, counted)
  const milliseconds = medianOf(taken.map((each) => each.milliseconds))
  const tree = medianOf(taken.map((each) => each.tree))
  const ratios = taken.map((each) => each.milliseconds / each.tree)
  const ratio = medianOf(ratios)
  const verdict = ratio <= mostOverReact ? 'met' : 'MISSED'
  const cells = [
    name.padEnd(15),
    `${milliseconds.toFixed(1)} ms`.padStart(9),
    `${tree.toFixed(1)} ms × ${ratio.toFixed(1)}`.padStart(16),
    `${bare.toFixed(1)} ms`.padStart(12),
    `${queries}`.padStart(9),
    `${kilobytes(Buffer.byteLength(html))}`.padStart(9),
    `${kilobytes(brotliCompressSync(html).length)}`.padStart(8),
  ]
  say(`  ${cells.join('')}  (aim: at most × ${mostOverReact}, ${verdict})`)
  noteRatio(`${name}, made over its own tree`, ratios)
}

let asked = 0

async function text(address: string, cookie: string): Promise<string> {
  asked += 1
  const headers = { cookie, 'accept-encoding': 'br', 'x-forwarded-for': addressOf(asked) }
  const answer = await fetch(address, { headers })
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

function bareReact(html: string, folder: string): number {
  const file = path.join(folder, 'page.html')
  writeFileSync(file, html)
  const env = { ...process.env, NODE_ENV: 'production' }
  const told = execFileSync(process.execPath, ['bench/bare-react.js', file], { env })
  return JSON.parse(told.toString()).milliseconds
}

/** Of ten, because jobs in the background ask as well. */
async function fewestQueries(site: Site, ask: () => Promise<string>, file: string) {
  const soFar = () => told(site, 'SIGUSR2', file)
  const counts: number[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    const before = await soFar()
    await ask()
    counts.push((await soFar()) - before)
  }
  return Math.min(...counts)
}

/** The number that the site writes when it is asked. */
async function told(site: Site, signal: 'SIGUSR2' | 'SIGWINCH', file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(site.pid, signal)
  for (;;) {
    await delay(20)
    try {
      const text = readFileSync(file, 'utf8')
      if (text.endsWith('\n')) return Number(text)
    } catch {
      // Not written yet.
    }
  }
}

async function atOnce(site: Site): Promise<string> {
  const seconds = 8
  const headers = { cookie: 'session=none', 'accept-encoding': 'br' }
  const options = { connections: 16, headers, isFromMany: true }
  const before = processorTime([site.pid])
  const { requestsPerSecond } = await load(`${site.origin}/nl/te-koop/`, seconds, options)
  const spent = processorTime([site.pid]) - before
  const perCoreSecond = (requestsPerSecond * seconds) / spent
  const verdict = perCoreSecond >= leastPerSecond ? 'met' : 'MISSED'
  return `\n16 at once: ${perCoreSecond.toFixed(0)} lists for each second of one core (aim: ${leastPerSecond}, ${verdict})`
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}`
