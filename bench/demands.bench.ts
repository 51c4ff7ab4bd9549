import { sql } from 'drizzle-orm'
import type { Database } from '../app/database/client.server'
import { mailDemands } from '../app/demands/mail-demand.job.server'
import { matchDemands } from '../app/demands/match-demands.server'
import { demandTools } from '../app/demands/testing'
import { noCriteria } from '../app/search/criteria'
import { withDatabase } from './bench-database'
import { watchMemory } from './live-memory'
import { plantProperties, towns } from './many-properties'
import { say } from './stopwatch'

const changed = 500
const few = 1_000
const many = 10_000
/** Ten times the demands may take so much more than ten times the time. */
const nearlyLinear = 1.2
const sparedMegabytes = 16

/** Five hundred properties change at once, and every demand is held against each of them. */
export async function run() {
  await withDatabase(async (db) => {
    await plantProperties(db, changed)
    say(`Demands against ${changed} changed homes`)
    await measure(db, few)
    const small = await measure(db, few, many / few)
    const large = await measure(db, many)
    const times = large.seconds / small.seconds / (many / few)
    const pace = times <= nearlyLinear ? 'met' : 'MISSED'
    tell('time for each demand, many against few', [
      `${times.toFixed(2)} times (aim: at most ${nearlyLinear}, ${pace})`,
    ])
    const grown = large.memory - small.memory
    const flat = grown <= sparedMegabytes ? 'met' : 'MISSED'
    tell('memory, many against few', [
      `${grown} MB more (aim: at most ${sparedMegabytes}, ${flat})`,
    ])
    await measureLetters(db)
  })
}

const quiet = {
  enqueue: async () => {},
  wake: () => {},
  work: async () => {},
  workTogether: async () => {},
}
const toolsFor = (db: Database) =>
  demandTools(db, { ...quiet, schedule: async () => {}, close: async () => {} })

const tell = (what: string, facts: string[]) => say(`  ${what.padEnd(44)} ${facts.join(', ')}`)

/** Several rounds, each from nothing, for what is over too soon to be timed once. */
async function measure(db: Database, count: number, rounds = 1) {
  const changes = Array.from({ length: changed }, (_, index) => ({
    propertyId: index + 1,
    kind: 'published' as const,
  }))
  const memory = watchMemory(500)
  let total = 0
  for (let round = 0; round < rounds; round += 1) {
    await plantDemands(db, count)
    const start = performance.now()
    await matchDemands(toolsFor(db), changes)
    total += performance.now() - start
  }
  const seconds = total / rounds / 1000
  const most = memory.most()
  const found = await db.$count(sql`demand_news`)
  tell(`${count} demands`, [
    `${seconds.toFixed(2)} s`,
    `${Math.round((count * changed) / seconds)} pairs/s`,
    `${found} matches kept`,
    `live memory at most ${most} MB`,
  ])
  return { seconds, memory: most }
}

/** One in twenty wants a letter each week. */
async function measureLetters(db: Database) {
  const start = performance.now()
  await mailDemands(toolsFor(db), 'weekly')
  const seconds = (performance.now() - start) / 1000
  const letters = await db.$count(sql`mails`)
  tell(`${letters} letters written and posted`, [`${Math.round(letters / seconds)}/s`])
}

/** A town and a type each; some with a radius around it, a price, bedrooms or a word. */
async function plantDemands(db: Database, count: number) {
  await db.execute(sql`truncate demands, demand_news`)
  const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', phone: '' }
  const rows = Array.from({ length: count }, (_, who) => {
    const { name = '', zip = '' } = towns[(who * 37) % towns.length] ?? {}
    return {
      email: `seeker${who}@example.be`,
      list: who % 3 === 0 ? 'for-rent' : 'for-sale',
      frequency: who % 20 === 0 ? 'weekly' : who % 2 === 0 ? 'daily' : 'at-once',
      criteria: {
        ...noCriteria,
        cities: [{ name, zip }],
        types: [1 + (who % 7)],
        ...(who % 4 === 0 && { radius: 20 }),
        ...(who % 5 === 0 && { types: [], maxPrice: 400_000 }),
        ...(who % 6 === 0 && { minBedrooms: 2 }),
        ...(who % 11 === 0 && { text: 'tuin' }),
      },
    }
  })
  await db.execute(sql`
    insert into demands (email, language, person, list, criteria, criteria_key, frequency, status,
      created_at, changed_at)
    select email, 'nl', ${JSON.stringify(person)}::jsonb, list, criteria, email, frequency, 'active',
      now(), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (email text, list text, frequency text, criteria jsonb)`)
  await db.execute(sql`vacuum analyze demands`)
}
