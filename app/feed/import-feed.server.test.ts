import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { findCard } from '../properties/queries.server'
import { listFeedRuns } from './queries.server'
import { aFeedProperty } from './testing'
import { openTestImport, properties } from './testing.server'

const { db } = await openTestDatabase()
const { take, empty, stock } = await openTestImport(db)

beforeEach(empty)

test('[7.01] one list with all languages and a list per language give the same properties', async () => {
  const nl = aFeedProperty({ ID: 1, TypeDescription: 'Huis' })
  const fr = aFeedProperty({ ID: 1, TypeDescription: 'Maison', language: 'FR' as 'fr' })
  const untold = ({ language: _, ...record }: typeof nl) => record
  const feeds = [
    [nl, fr],
    { properties: [nl, fr] },
    { NL: [untold(nl)], fr: [untold(fr)] },
    { data: { nl: { properties: [untold(nl)] }, fr: { Properties: [untold(fr)] } } },
  ]
  for (const feed of feeds) {
    await db.execute(sql`truncate properties cascade`)
    expect((await take(feed)).counts.properties.added).toBe(1)
    const property = await findCard(db, 1)
    expect([property?.('nl').title, property?.('fr').title]).toEqual(['Huis', 'Maison'])
    expect(property?.('nl').city).toBe('Gent')
  }
})

test('[7.01] what is not translated is told', async () => {
  const feed = [...properties(3), aFeedProperty({ ID: 1, language: 'fr' })]
  expect((await take(feed)).counts.untranslated).toEqual({ fr: 2 })
})

test('[7.01] a bad record is reported and changes nothing, the others land', async () => {
  await take(properties(5))
  const feed = properties(5, { Price: 310_000 })
  const broken = { ...feed[2], Goal: 'koop' }
  const report = await take([feed[0], feed[1], broken, feed[3], feed[4]])
  expect(report.counts.properties).toMatchObject({ changed: 4, refused: 1, hidden: 0 })
  expect(report.problems).toEqual([
    {
      kind: 'property',
      id: 3,
      index: 2,
      language: 'nl',
      field: 'Goal',
      problem: 'expected-number',
      isRefusal: true,
    },
  ])
  expect((await stock()).map(({ price }) => Number(price) / 100)).toEqual([
    310_000, 310_000, 300_000, 310_000, 310_000,
  ])
})

test('[7.01] a property is refused as a whole when one of its languages is bad', async () => {
  const feed = [...properties(2), { ...aFeedProperty({ ID: 2 }), language: 'fr', Goal: 'buy' }]
  expect((await take(feed)).counts.properties).toMatchObject({ added: 1, refused: 1 })
  expect((await stock()).map(({ id }) => id)).toEqual([1])
})

test('[7.01] what did not change is not written again', async () => {
  await take(properties(10))
  const changed = properties(10).map((property) =>
    property.ID === 4 ? { ...property, Price: 1 } : property,
  )
  const { counts } = await take(changed)
  expect(counts.properties).toMatchObject({ changed: 1, unchanged: 9, added: 0, hidden: 0 })
  expect((await stock()).map(({ version }) => version)).toEqual([1, 1, 1, 2, 1, 1, 1, 1, 1, 1])
})

test('[7.01] two imports do not run at once, and every run leaves its report', async () => {
  const [one, other] = await Promise.all([take(properties(3)), take(properties(3))])
  expect([one.outcome, other.outcome].sort()).toEqual(['applied', 'busy'])
  const [run] = await listFeedRuns(db, 1)
  expect(run).toMatchObject({ source: 'test', outcome: 'applied', counts: { problems: 0 } })
})
