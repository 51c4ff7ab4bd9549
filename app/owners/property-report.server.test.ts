import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { insertAccount } from '../accounts/queries.server'
import { insertPageViews } from '../activity/queries.server'
import { giveToOwner } from '../properties/owned/owned-queries.server'
import { aProperty, insertProperties } from '../properties/testing'
import { loadPropertyReport } from './property-report.server'

const { db } = await openTestDatabase()
const now = new Date('2026-11-16T06:00:00Z')
const site = { db, now: () => now, language: 'nl' as const }

const old = { publishedAt: new Date('2025-01-01T06:00:00Z') }
await insertProperties(db, [
  aProperty({ id: 1, publishedAt: now }),
  ...[11, 12].map((id) => aProperty({ id, publishedAt: now })),
  aProperty({ id: 13, ...old }),
])
const owner = await accountOf('mine@example.be')
const other = await accountOf('other@example.be')
await giveToOwner(db, owner, [1])
const seen = (day: string, source: 'search' | 'direct', visitors: number, propertyId = 1) =>
  ({ propertyId, day, source, visitors, views: visitors, language: 'nl' }) as const
await insertPageViews(db, [
  seen('2026-11-16', 'search', 3),
  seen('2026-11-16', 'direct', 4),
  seen('2026-11-10', 'direct', 2),
  seen('2026-01-01', 'search', 90),
  seen('2026-11-10', 'search', 60, 11),
])

async function accountOf(email: string) {
  const person = { name: 'Nora Peeters', role: 'owner', language: 'nl' } as const
  const account = await insertAccount(db, { ...person, email, createdAt: now, passwordHash: 'x' })
  return account?.id ?? ''
}

test('[3.17] visitors are counted in their periods, and by where they came from in thirty days', async () => {
  const report = await loadPropertyReport(site, owner, 1)
  expect(report?.totals.pageViews).toEqual({ today: 7, week: 7, month: 9, total: 99 })
  expect(report?.days.at(-1)).toEqual({ day: '2026-11-16', visitors: 7, tours: 0 })
  expect(report?.sources).toEqual([
    { source: 'direct', visitors: 6 },
    { source: 'search', visitors: 3 },
  ])
})

test('[6.02] nobody reads the report of a home that is not theirs', async () => {
  expect(await loadPropertyReport(site, other, 1)).toBeUndefined()
})

test('[6.02] a home is compared with three others of the last half year, not with two', async () => {
  expect((await loadPropertyReport(site, owner, 1))?.comparison).toBeNull()
  await insertProperties(db, [aProperty({ id: 14, publishedAt: now })])
  expect((await loadPropertyReport(site, owner, 1))?.comparison).toMatchObject({
    count: 3,
    perDay: { yours: 0.3, band: { from: 0, to: 1 } },
  })
})
