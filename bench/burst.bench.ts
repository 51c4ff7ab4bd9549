import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { shortestFill } from '../app/forms/doubt'
import { pathTo } from '../app/language/path-to'
import { passIn } from '../endure/apply'
import { addressOf } from './load'
import { openSite } from './site'
import { say } from './stopwatch'
import { ask, type Watched, waitLine, watch } from './watched'

const forms = 500
const rounds = 3
const aim = 100
const contact = pathTo('contact', 'nl')
const packed = { 'accept-encoding': 'br' }

const from = (round: number, who: number) => ({
  'x-forwarded-for': addressOf(round * forms + who),
})

/** What visitors wait while five hundred forms come in one second, and the seconds after it. */
export async function run() {
  const site = await openSite('data/bench-site', { TRUSTED_PROXIES: '127.0.0.1, ::1' })
  try {
    say(`${forms} forms in a second, each from another address; milliseconds that others wait`)
    await burst(site.origin, 0, 40)
    for (let round = 1; round <= rounds; round += 1) await measure(site.origin, round)
  } finally {
    await site.close()
  }
}

async function measure(origin: string, round: number) {
  await delay(20_000)
  const watched: Watched[] = [
    { name: 'a kept page', headers: packed, path: () => pathTo('home', 'nl') },
    {
      name: 'a made page',
      headers: packed,
      path: (times) => `${pathTo('for-sale', 'nl')}?price-max=${round * 100_000 + times}`,
    },
  ]
  const underway = burst(origin, round, forms, async () => {
    const pace = { seconds: 4, perSecond: 10 }
    const waits = await Promise.all(watched.map((each) => watch(origin, each, pace)))
    return () => {
      for (const [at, { name }] of watched.entries())
        say(`  ${name.padEnd(14)} ${waitLine(waits[at] ?? [], aim)}`)
    }
  })
  const { stored, seconds, beside } = await underway
  say(`\n${stored} of ${forms} stored in ${seconds.toFixed(1)} s`)
  beside?.()
}

/** Opened one after another beforehand, and then sent evenly through one second. */
async function burst(
  origin: string,
  round: number,
  count: number,
  besides?: () => Promise<() => void>,
) {
  const passes: string[] = []
  for (let who = 0; who < count; who += 1) {
    const page = await fetch(origin + contact, { headers: from(round, who) })
    passes.push(passIn(await page.text()))
  }
  await delay(shortestFill + 100)
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const beside = besides?.()
  const began = performance.now()
  const sent = passes.map(async (pass, who) => {
    await delay((who * 1_000) / count)
    const email = `nora.${round}.${who}@burst.example`
    const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', email }
    const body = new URLSearchParams({ 'form-pass': pass, ...person, remark: 'Bericht' })
    return ask(origin, { path: contact, body: `${body}`, headers: from(round, who), agent })
  })
  const statuses = await Promise.all(sent)
  const seconds = (performance.now() - began) / 1_000
  agent.destroy()
  const stored = statuses.filter((status) => status === 303).length
  return { stored, seconds, beside: await beside }
}
