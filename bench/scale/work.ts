import { setTimeout as delay } from 'node:timers/promises'
import { aPaper, applicationOf, applicationPath, passIn } from '../../endure/apply'
import { load } from '../load'

/** What visitors ask for, through the balancer; answers how many requests it was. */
export type Work = { name: string; prepare?: () => Promise<void>; run: () => Promise<number> }

const list = '/nl/te-koop/'
const contactPath = '/nl/contact/'
const seconds = 5
const forms = 40
const from = (who: number) => ({ 'x-forwarded-for': `198.18.${who % 250}.${(who >> 8) % 250}` })

/** `round` sets apart what is asked for: what was made once is kept. */
export function worksAt(origin: string, round: number): Work[] {
  return [...pages(origin, round), ...pictures(origin, round), ...written(origin, round)]
}

function pages(origin: string, round: number): Work[] {
  let price = round * 100_000
  const nextPath = () => {
    price += 1
    return `${list}?price-max=${price}`
  }
  return [
    {
      name: 'a kept page',
      async prepare() {
        // Each node keeps its own.
        for (const who of [1, 2, 3, 4]) await textAt(origin, list, who)
      },
      run: () => asked(origin, list),
    },
    { name: 'a list made anew', run: () => asked(origin, list, nextPath) },
  ]
}

function pictures(origin: string, round: number): Work[] {
  let found: string[] = []
  const fetched = async (path: string) => (await fetch(origin + path)).arrayBuffer()
  return [
    {
      name: 'a size of a picture made anew',
      async prepare() {
        const files = (await textAt(origin, list)).match(/\/images\/pictures\/[^"?\s]+/g) ?? []
        const size = `width=${round === 1 ? 400 : 900}&format=webp`
        found = [...new Set(files)].map((file) => `${file}?${size}`)
      },
      async run() {
        for (const each of found) await fetched(each)
        return found.length
      },
    },
    {
      name: 'a kept picture',
      async prepare() {
        for (const _ of [1, 2, 3, 4]) await fetched(found[0] ?? '')
      },
      run: () => asked(origin, found[0] ?? ''),
    },
  ]
}

function written(origin: string, round: number): Work[] {
  let passes: string[] = []
  const open = async (path: string, times: number) => {
    passes = []
    for (let who = 0; who < times; who += 1) passes.push(passIn(await textAt(origin, path, who)))
    await delay(2_600)
  }
  const emailOf = (kind: string, who: number) => `${kind}.${round}.${who}@scale.example`
  const application = (pass: string, who: number) =>
    applicationOf(pass, emailOf('a', who), aPaper(`${round} ${who}`, 300_000))
  return [
    {
      name: 'a form with its letters',
      prepare: () => open(contactPath, forms),
      run: () =>
        posted(
          origin,
          contactPath,
          passes.map((pass, who) => contact(pass, emailOf('c', who))),
        ),
    },
    {
      name: 'a form with a file of 300 kB',
      prepare: () => open(applicationPath, forms / 2),
      run: () => posted(origin, applicationPath, passes.map(application)),
    },
  ]
}

async function textAt(origin: string, path: string, who = 0): Promise<string> {
  return (await fetch(origin + path, { headers: from(who) })).text()
}

async function asked(origin: string, path: string, nextPath?: () => string): Promise<number> {
  const connections = nextPath ? 2 : 8
  const headers = { 'accept-encoding': 'br' }
  const { requestsPerSecond } = await load(origin + path, seconds, {
    connections,
    headers,
    nextPath,
  })
  return Math.round(requestsPerSecond * seconds)
}

async function posted(origin: string, path: string, bodies: BodyInit[]): Promise<number> {
  for (const [who, body] of bodies.entries()) {
    const wish = { method: 'POST', body, headers: from(who), redirect: 'manual' } as const
    const { status } = await fetch(origin + path, wish)
    if (status !== 303) throw new Error(`a form got ${status}`)
  }
  // Its letters are written afterwards.
  await delay(3_000)
  return bodies.length
}

function contact(pass: string, email: string) {
  const words = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', email, remark: 'Bericht' }
  return new URLSearchParams({ 'form-pass': pass, ...words })
}
