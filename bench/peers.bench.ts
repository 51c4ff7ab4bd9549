import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findChromium } from '../bootstrap/chromium.js'
import { browserFlags } from '../testing/browser-flags'
import { nextVersion, openNext, type Peer } from './peers/open-next'
import { openNginx } from './peers/open-nginx'
import { spent } from './peers/processor'
import { shownList } from './peers/shown-list'
import { medianOf, noteRatio } from './ratios'
import { openSite, type Site } from './site'
import { say } from './stopwatch'
import { wakePage } from './waking'

const list = '/nl/te-koop/'
const rounds = 5
const made = { warming: 150, answers: 25 }
const kept = { warming: 1_500, answers: 2_500 }
/** Whoever has a session gets a page of their own, also when it is none. */
const session = 'session=none'

type Row = { name: string; peer: Peer; made?: string; kept: string }

/** The same list of homes from our site, from Next.js, and from nginx as a file: what a page of it costs. */
export async function run() {
  const site = await openSite('data/bench-site', { TRUSTED_PROXIES: '127.0.0.1, ::1' })
  const html = await textOf(site.origin + list)
  const next = await openNext(shownList(html))
  const nginx = await openNginx(brotliCompressSync(html))
  const own = { origin: site.origin, pids: () => [site.pid], close: site.close }
  const rows: Row[] = [{ name: 'ours', peer: own, made: list, kept: list }]
  if (typeof next === 'string') say(next)
  else rows.push({ name: `Next.js ${nextVersion}`, peer: next, made: list, kept: '/nl/kept/' })
  if (typeof nginx === 'string') say(nginx)
  else rows.push({ name: 'nginx, ours as a file', peer: nginx, kept: '/page.html' })
  try {
    const measured = await inTurns(rows)
    say('The same 24 homes, filters and links; processor, in turns; the median of five')
    say(
      'Ours asks its database and has a map, consent and pop-ups besides; Next.js has its homes in memory,\nand packs also what it kept anew for each visitor.',
    )
    for (const [row, { made, kept }] of measured) {
      const cells = [
        row.name.padEnd(22),
        made.length > 0 ? `made ${medianOf(made).toFixed(1)} ms`.padEnd(14) : ' '.repeat(14),
        `kept ${(medianOf(kept) * 1_000).toFixed(0)} µs`,
      ]
      say(`  ${cells.join('')}`)
    }
    const weights = await weigh(site, rows)
    compare(measured, weights)
  } finally {
    for (const { peer } of rows) await peer.close()
  }
}

type Measured = Map<Row, { made: number[]; kept: number[] }>

async function inTurns(rows: Row[]): Promise<Measured> {
  const measured: Measured = new Map(rows.map((row) => [row, { made: [], kept: [] }]))
  for (const { peer, made: address, kept: keptAt } of rows) {
    if (address) await spent(peer.pids(), peer.origin + address, made.warming, session)
    await spent(peer.pids(), peer.origin + keptAt, kept.warming)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ peer, made: address, kept: keptAt }, taken] of measured) {
      const pids = peer.pids()
      if (address) {
        taken.made.push(await spent(pids, peer.origin + address, made.answers, session))
      }
      taken.kept.push(await spent(pids, peer.origin + keptAt, kept.answers))
    }
  }
  return measured
}

/** Bytes of the page, and of the scripts that wake it, packed with brotli whoever sends them. */
async function weigh(site: Site, rows: Row[]): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
  try {
    const woken = await wakePage(browser, site.origin + list)
    const found = []
    for (const { name, peer, made } of rows) {
      if (!made) continue
      const html = await textOf(peer.origin + made)
      const addresses = name === 'ours' ? woken.files.map((file) => file.address) : scriptsOf(html)
      const scripts = addresses.filter((address) => address.endsWith('.js'))
      const texts = await Promise.all(scripts.map((address) => textOf(peer.origin + address)))
      const packed = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
      found.push(packed)
      const page = `page ${kilobytes(Buffer.byteLength(html))}, packed ${kilobytes(brotliCompressSync(html).length)}`
      say(
        `  ${name.padEnd(22)}${page}; ${kilobytes(packed)} of scripts in ${scripts.length} files to wake`,
      )
    }
    return found
  } finally {
    await browser.close()
  }
}

function compare(measured: Measured, [ours = 0, theirs]: number[]) {
  const [own, next] = [...measured.values()]
  if (!own || !next || theirs === undefined) return
  const over = (kind: 'made' | 'kept') =>
    own[kind].map((value, round) => value / (next[kind][round] ?? Number.NaN))
  tell('a made list over Next.js', over('made'))
  tell('a kept list over Next.js', over('kept'))
  tell('scripts to wake over Next.js', [ours / theirs])
}

function tell(name: string, ratios: number[]) {
  const ratio = medianOf(ratios)
  say(`${name}: ${ratio.toFixed(2)} times (aim: at most 1, ${ratio <= 1 ? 'met' : 'MISSED'})`)
  noteRatio(name, ratios)
}

/** Not those for browsers that know no modules. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  const modern = tags.filter((tag) => !/ nomodule/i.test(tag))
  return [...new Set(modern.flatMap((tag) => /src="([^"?]+)/.exec(tag)?.[1] ?? []))]
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`
