import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/client.server'
import type { FeedReport } from './feed-report'
import { type KillMoment, killMoments } from './killed-child.testing'
import { emptyStock } from './testing'

/** A home as every source can tell it. */
export type SampleHome = { number: number; price: number; french?: string }

/** A source with a connector, and what a test may do to it. */
export type ConnectorUnderTest = {
  db: Database
  put: (...homes: SampleHome[]) => void
  remove: (...numbers: number[]) => void
  clear: () => Promise<void>
  /** Everything again, as on the first day; forced where the brake is not what is tested. */
  takeAll: (wish?: { isForced?: boolean }) => Promise<FeedReport>
  /** What the schedule does a day later. */
  takeNextDay: () => Promise<FeedReport>
  /** Wrong answers that it must not believe, at the first and at a later moment. */
  faults: readonly string[]
  /** Homes in tests of faults; where it has no pages, fewer than fill one. */
  length?: number
  breakWith: (fault: string | undefined, moment: 'at once' | 'later') => void
  /** Everything again, in a process of its own that is killed there. */
  killAt: (moment: KillMoment) => Promise<void>
}

/** Stands in fields that no visitor may read; no table may hold it. */
export const secret = 'Geheim-van-de-eigenaar'
const count = 120
/** More than a page, for what is done again and again. */
const enough = 60
const price = 300_000
/** `npm run endure` tries every fault at every moment; here each has its turn at both, and one death before it. */
const isAll = process.env.FAULTS === 'all'

const homes = (wish: Partial<SampleHome> = {}, length = count) =>
  Array.from({ length }, (_, at) => ({ number: at + 1, price, ...wish }))

/** What every connector keeps, whatever stands at its other end. */
export function connectorContract(name: string, source: ConnectorUnderTest) {
  beforeEach(async () => {
    source.breakWith(undefined, 'at once')
    await emptyStock(source.db)
    await source.clear()
  })
  describe(`the connector of ${name}`, () => {
    takesIn(source)
    removesOnProof(source)
    believesNoFault(source)
    survivesKilling(source)
  })
}

function takesIn(source: ConnectorUnderTest) {
  const { db } = source

  test('[7.01] all homes come in, each once, in the languages they are told in', async () => {
    source.put(...homes(), { number: 7, price, french: 'Maison sept' })
    const { outcome, counts } = await source.takeAll()
    expect([outcome, counts.properties.added]).toEqual(['applied', count])
    const { rows } = await db.execute<{ french: string }>(
      sql`select description ->> 'fr' as french from properties where description ? 'fr'`,
    )
    expect(rows.map(({ french }) => french)).toEqual([expect.stringContaining('Maison sept')])
  })

  test('[7.01] what did not change is not written again', async () => {
    source.put(...homes())
    await source.takeAll()
    source.put({ number: 4, price: 1 })
    const { counts } = await source.takeNextDay()
    expect(counts.properties).toMatchObject({ changed: 1, added: 0, hidden: 0 })
    expect(await pricesOf(db)).toEqual({ '100': 1, [`${price * 100}`]: count - 1 })
  })

  test('[7.01] what is private is in no table', async () => {
    source.put(...homes())
    await source.takeAll()
    expect(await tablesWith(db, secret)).toEqual([])
  })
}

function removesOnProof(source: ConnectorUnderTest) {
  const { db } = source

  test('[7.01] a home that left is hidden on proof, and comes back as itself', async () => {
    source.put(...homes())
    await source.takeAll()
    const before = await shown(db)
    source.remove(3)
    expect((await source.takeNextDay()).counts.properties.hidden).toBe(1)
    expect(await shown(db)).toHaveLength(count - 1)
    source.put({ number: 3, price })
    await source.takeNextDay()
    expect(await shown(db)).toEqual(before)
  })

  test('[7.01] too many that left are held back', async () => {
    source.put(...homes())
    await source.takeAll()
    source.remove(...Array.from({ length: 60 }, (_, at) => at + 1))
    expect((await source.takeNextDay()).outcome).toBe('held-back')
    expect(await shown(db)).toHaveLength(count)
  })

  test('[7.01] a source that has nothing any more removes nothing', async () => {
    source.put(...homes())
    await source.takeAll()
    source.remove(...homes().map(({ number }) => number))
    expect((await source.takeNextDay()).outcome).toBe('empty')
    expect(await shown(db)).toHaveLength(count)
  })
}

function believesNoFault(source: ConnectorUnderTest) {
  const { db, length = enough } = source
  // At once they also come after a death, below.
  const moments = isAll ? (['at once', 'later'] as const) : (['later'] as const)
  const cases = source.faults.flatMap((fault) => moments.map((moment) => [fault, moment] as const))
  test.each(cases)('[7.01] "%s" %s is not believed and changes nothing', async (fault, moment) => {
    source.put(...homes({}, length))
    await source.takeAll()
    const before = await stateOf(db)
    source.put(...homes({ price: 2 }, length))
    source.remove(1)
    source.breakWith(fault, moment)
    expect((await source.takeAll({ isForced: true })).outcome).not.toBe('applied')
    expect(await stateOf(db)).toEqual(before)
    expect(await tablesWith(db, secret)).toEqual([])

    source.breakWith(undefined, moment)
    expect((await source.takeAll()).outcome).toBe('applied')
    expect(await pricesOf(db)).toEqual({ '200': length - 1 })
  })
}

function survivesKilling(source: ConnectorUnderTest) {
  const { db, faults, length = enough } = source
  test.each(killMoments)(
    '[7.01] killed at "%s", and then faults: the old state stays whole until all of it is read',
    async (moment) => {
      source.put(...homes({}, length))
      await source.takeAll()
      const before = await stateOf(db)
      source.put(...homes({ price: 2 }, length))
      source.remove(1)
      await source.killAt(moment)
      expect(await stateOf(db)).toEqual(before)
      // Each moment of death meets another fault first.
      const firstOf = (at: number) => Math.floor((at * faults.length) / killMoments.length)
      const at = killMoments.indexOf(moment)
      const own = faults.slice(firstOf(at), firstOf(at + 1))
      const others = isAll
        ? [...faults.slice(firstOf(at + 1)), ...faults.slice(0, firstOf(at))]
        : []
      for (const fault of [...own, ...others]) {
        source.breakWith(fault, 'at once')
        expect((await source.takeAll({ isForced: true })).outcome, fault).not.toBe('applied')
        expect(await stateOf(db), fault).toEqual(before)
      }
      source.breakWith(undefined, 'at once')
      expect((await source.takeAll()).outcome).toBe('applied')
      expect(await pricesOf(db)).toEqual({ '200': length - 1 })
      expect(await tablesWith(db, secret)).toEqual([])
    },
  )
}

async function shown(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from properties where hidden_at is null order by id`,
  )
  return rows.map(({ id }) => id)
}

async function pricesOf(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ price: string; count: number }>(sql`
    select price_cents as price, count(*)::int as count from properties
    where hidden_at is null group by price_cents`)
  return Object.fromEntries(rows.map(({ price, count }) => [price, count]))
}

/** All of the stock, down to what was written when. */
export async function stateOf(db: Database) {
  const { rows } = await db.execute(sql`
    select md5(string_agg(properties::text, '' order by id)) as stock, count(*)::int as homes,
      (select count(*)::int from property_history) as events from properties`)
  return rows[0]
}

/** The names of the tables of which any row holds that text. */
async function tablesWith(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const hits = await db.execute(
      sql`select 1 from ${table} as t where t::text like ${`%${text}%`} limit 1`,
    )
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}
