import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sampleEstates } from '../../../testing/crm/whise-estates'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestImport, properties } from '../testing.server'
import { estateOf, openTestWhise } from '../whise/testing.server'

const { db } = await openTestDatabase()
const feed = await openTestImport(db)
const leuven = await openTestWhise(db, 'whise')
const gent = await openTestWhise(db, 'whise-gent')
afterAll(() => Promise.all([leuven.standIn.close(), gent.standIn.close()]))

const homes = (whise: typeof leuven, count: number) =>
  Array.from({ length: count }, (_, at) => estateOf({ number: at + 1, price: 9 }, whise.stamp()))

async function shown() {
  const { rows } = await db.execute<{ source: string; count: number }>(sql`
    select coalesce(feed_ids.source, 'file') as source, count(*)::int as count
    from properties left join feed_ids on kind = 'property' and feed_ids.id = properties.id
    where hidden_at is null group by 1 order by 1`)
  return Object.fromEntries(rows.map(({ source, count }) => [source, count]))
}

test('[7.01] two CRMs and a file with the same numbers keep apart, in what they bring and take away', async () => {
  await feed.take(properties(10))
  leuven.standIn.put(...homes(leuven, 10))
  gent.standIn.put(...homes(gent, 10))
  await leuven.take()
  await gent.take()
  expect(await shown()).toEqual({ file: 10, whise: 10, 'whise-gent': 10 })

  await feed.take(properties(9))
  expect(await shown()).toEqual({ file: 9, whise: 10, 'whise-gent': 10 })
  leuven.standIn.remove(1)
  leuven.nextDay()
  await leuven.take()
  expect(await shown()).toEqual({ file: 9, whise: 9, 'whise-gent': 10 })

  // Of its own ten, not of all there are.
  for (const number of [2, 3, 4]) gent.standIn.remove(number)
  gent.nextDay()
  expect((await gent.take()).outcome).toBe('held-back')
})

test('[7.01] a file does not write over a number that a CRM has', async () => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from feed_ids limit 1`)
  const taken = rows[0]?.id ?? 0
  const [record] = properties(1)
  const report = await feed.take([...properties(9), { ...record, ID: taken }])
  expect(report.counts.properties.refused).toBe(1)
  expect(report.problems[0]).toMatchObject({ id: taken, problem: 'of-another', isRefusal: true })
})

test('[7.01] a unit stands under its project, by our own numbers', async () => {
  gent.standIn.put(...sampleEstates(gent.standIn.origin))
  await gent.take({ isAll: true, isForced: true })
  const { rows } = await db.execute(sql`
    select projects.number from properties join projects on projects.id = properties.project_id`)
  expect(rows).toEqual([{ number: 'W-8103' }])
})
