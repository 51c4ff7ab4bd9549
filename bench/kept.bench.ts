import { openBareServer } from './bare-server'
import { load, processorTime } from './load'
import { medianOf, noteRatio } from './ratios'
import { openSite, type Site } from './site'
import { say } from './stopwatch'

const list = '/nl/te-koop/'
const seconds = 2
const rounds = 5
const headers = { 'accept-encoding': 'br' }
const most = { microseconds: 50, overBare: 1.3 }
const leastPictures = 5_000

/** What is kept: processor of Node for each, beside bare node:http with the same bytes and headers, in turns. */
export async function run() {
  const site = await openSite()
  try {
    const page = await beside(site, site.origin + list)
    say('Kept, sixteen connections, in turns with bare node:http; the median of five')
    say(`a page, bare  ${page.bare.toFixed(0)} µs`)
    say(
      `a page, ours  ${page.ours.toFixed(0)} µs (aim: at most ${most.microseconds}, ${verdict(page.ours <= most.microseconds)})`,
    )
    say(
      `over bare  ${page.ratio.toFixed(1)} times (aim: at most ${most.overBare}, ${verdict(page.ratio <= most.overBare)})`,
    )
    noteRatio('a kept page over bare node:http', page.ratios)
    const html = await (await fetch(site.origin + list)).text()
    const [file = ''] = html.match(/\/images\/pictures\/[^"?\s]+(?=\?)/) ?? []
    const picture = await beside(site, `${site.origin}${file}?width=400&format=webp`)
    say(`a picture, bare  ${picture.bare.toFixed(0)} µs`)
    say(`a picture, ours  ${picture.ours.toFixed(0)} µs, ${picture.ratio.toFixed(1)} times`)
    const isMet = picture.perSecond >= leastPictures
    say(
      `pictures a second  ${picture.perSecond.toFixed(0)} (aim: ${leastPictures}, ${verdict(isMet)})`,
    )
  } finally {
    await site.close()
  }
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED')

async function beside(site: Site, address: string) {
  const bare = await openBareServer(address, headers)
  try {
    const turns = []
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await cost(site.pid, address)
      turns.push({ ours, bare: await cost(bare.pid, bare.address) })
    }
    // The first turn warms the engines up.
    const counted = turns.slice(1)
    const ratios = counted.map((turn) => turn.ours.microseconds / turn.bare.microseconds)
    return {
      ours: medianOf(counted.map((turn) => turn.ours.microseconds)),
      bare: medianOf(counted.map((turn) => turn.bare.microseconds)),
      ratio: medianOf(ratios),
      ratios,
      perSecond: medianOf(counted.map((turn) => turn.ours.perSecond)),
    }
  } finally {
    bare.close()
  }
}

async function cost(pid: number, address: string) {
  const before = processorTime([pid])
  const { requestsPerSecond: perSecond } = await load(address, seconds, { headers })
  return {
    perSecond,
    microseconds: ((processorTime([pid]) - before) * 1e6) / (perSecond * seconds),
  }
}
