import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { shortestFill } from '../app/forms/doubt'
import { pathTo } from '../app/language/path-to'
import { passIn } from '../endure/apply'
import { openBareServer } from './bare-server'
import { addressOf } from './load'
import { openSite, type Site } from './site'
import { say } from './stopwatch'
import { type Watched, waitLine, waitsLine, watch } from './watched'

const forms = 500
const rounds = 3
const aim = 100
const contact = pathTo('contact', 'nl')
const packed = { 'accept-encoding': 'br' }
const pace = { seconds: 5, perSecond: 20 }

const addressIn = (round: number, who: number) => addressOf(round * forms + who)

/** What visitors wait while five hundred forms come in one second, and the seconds after it. */
export async function run() {
  const site = await openSite('data/bench-site', { TRUSTED_PROXIES: '127.0.0.1, ::1' })
  const bare = await openBareServer(site.origin + pathTo('home', 'nl'), packed)
  try {
    say(`${forms} forms in a second, each from another address and over a line of its own;`)
    say('milliseconds that others wait, beside bare node:http on the same two cores')
    await sendForms(site, await openForms(site, { round: 0, count: 40 }))
    for (let round = 1; round <= rounds; round += 1) await measure(site, bare.address, round)
  } finally {
    bare.close()
    await site.close()
  }
}

async function measure(site: Site, bare: string, round: number) {
  await delay(20_000)
  const opened = await openForms(site, { round, count: forms })
  const list = pathTo('for-sale', 'nl')
  const made: Watched = {
    name: 'a made page',
    headers: packed,
    path: (times) => `${list}?price-max=${round * 100_000 + times}`,
  }
  const kept: Watched = { name: 'a kept page', headers: packed, path: () => pathTo('home', 'nl') }
  const [told, keptWaits, madeWaits, bareWaits] = await Promise.all([
    sendForms(site, opened),
    watch(site.origin, kept, pace),
    watch(site.origin, made, pace),
    watch(bare, { ...kept, path: () => '' }, pace),
  ])
  const stored = told.statuses.filter((status) => status === 303).length
  const { seconds, longest } = told
  say(
    `\n${stored} of ${forms} stored in ${seconds.toFixed(1)} s, the longest in ${longest.toFixed(1)} s`,
  )
  say(`  ${'a kept page'.padEnd(14)} ${waitLine(keptWaits, aim)}`)
  say(`  ${'a made page'.padEnd(14)} ${waitLine(madeWaits, aim)}`)
  say(`  ${'a bare page'.padEnd(14)} ${waitsLine(bareWaits)}`)
}

type Opened = { path: string; body: string; from: string }

/** One after another, and some seconds before they are sent: nobody types as fast as that. */
async function openForms({ origin }: Site, { round, count }: { round: number; count: number }) {
  const opened: Opened[] = []
  for (let who = 0; who < count; who += 1) {
    const from = addressIn(round, who)
    const page = await fetch(origin + contact, { headers: { 'x-forwarded-for': from } })
    const email = `nora.${round}.${who}@burst.example`
    const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', email }
    const pass = passIn(await page.text())
    const body = `${new URLSearchParams({ 'form-pass': pass, ...person, remark: 'Bericht' })}`
    opened.push({ path: contact, body, from })
  }
  await delay(shortestFill + 100)
  return opened
}

async function sendForms({ origin }: Site, opened: Opened[]) {
  const sender = fork('bench/form-sender.js', [origin])
  sender.send(opened)
  const [told] = await once(sender, 'message')
  return told as { statuses: number[]; seconds: number; longest: number }
}
