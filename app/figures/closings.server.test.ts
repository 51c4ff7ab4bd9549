import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { anAgent } from '../../testing/viewing-samples'
import { agentFor } from '../appointments/agents/agent-for'
import { insertAgent, listAgents } from '../appointments/agents/agent-queries.server'
import { aProperty, insertProperties } from '../properties/testing'
import type { CountedWish } from './figure-wish'
import { byMonth, inAll } from './figures'
import { countFacts, listFacts } from './queries.server'
import { plantMoves } from './testing'

const { db } = await openTestDatabase()
const at = (moment: string) => new Date(`${moment}Z`)
const year = { from: '2026-01-01', to: '2026-12-31' }

beforeEach(async () => {
  await db.execute(sql`truncate properties, agents, property_history, property_closings cascade`)
})

test('sold is sold once: what came back on offer was not, and the prices are those of the day', async () => {
  const published = at('2026-01-10T10:00:00')
  await insertProperties(
    db,
    [1, 2, 3, 4].map((id) =>
      aProperty({
        id,
        priceCents: 30_000_000,
        publishedAt: published,
        goal: id === 3 ? 'rent' : 'sale',
      }),
    ),
  )
  const sold = { before: 'option', after: 'sold' }
  const back = { before: 'sold', after: 'available' }
  await plantMoves(db, [
    { ...sold, propertyId: 1, at: at('2026-02-09T10:00:00'), agreedCents: 29_000_000 },
    { ...sold, propertyId: 2, at: at('2026-03-01T10:00:00'), agreedCents: 28_000_000 },
    { ...back, propertyId: 2, at: at('2026-04-01T10:00:00') },
    { ...sold, propertyId: 2, at: at('2026-05-01T10:00:00') },
    { before: 'available', after: 'rented', propertyId: 3, at: at('2026-02-10T10:00:00') },
    { before: 'rented', after: 'available', propertyId: 3, at: at('2026-06-01T10:00:00') },
    { before: 'available', after: 'rented', propertyId: 3, at: at('2026-06-21T10:00:00') },
    { ...sold, propertyId: 4, at: at('2026-07-01T10:00:00') },
    { before: 'sold', after: 'reference', propertyId: 4, at: at('2026-08-01T10:00:00') },
  ])
  // Asked 310.000 when it was sold; lowered on paper afterwards.
  await db.execute(sql`insert into property_history (property_id, at, kind, before, after)
    values (1, '2026-02-20', 'price', '31000000', '30000000')`)
  const counted = await countFacts(db, year)
  const [all, months] = [inAll(counted, year), byMonth(counted, year)]
  const perMonth = months.map(({ cells }) => cells.closings.value)
  expect(perMonth).toEqual([0, 2, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0])
  expect(all.cells).toMatchObject({
    closings: { value: 5 },
    asked: { value: 31_000_000 },
    agreed: { value: 29_000_000 },
    share: { value: 93.5 },
  })
  const { rows } = await listFacts(db, all.cells.days.wish as CountedWish)
  expect(rows.map(({ propertyId, days }) => [propertyId, days])).toEqual([
    [4, 172],
    [3, 20],
    [2, 30],
    [3, 31],
    [1, 30],
  ])
})

test('a property is the agent’s who shows it', async () => {
  const wishes = [
    { zipStarts: ['30'], goal: null },
    { zipStarts: ['300', '9'], goal: 'rent' as const },
    { zipStarts: [], goal: 'sale' as const },
    { zipStarts: ['3000'], goal: 'sale' as const, isActive: false },
  ]
  for (const [place, wish] of wishes.entries()) {
    await insertAgent(db, anAgent({ ...wish, email: `Agent${place}@baksteen.example` }))
  }
  const agents = await listAgents(db)
  const named = agents.map(({ id }) => id)
  await insertProperties(db, [aProperty({ id: 1 })])
  const day = at('2026-02-09T10:00:00')
  await plantMoves(db, [{ propertyId: 1, at: day, before: 'option', after: 'sold' }])
  for (const zip of ['3000', '3010', '9000', '1000']) {
    for (const goal of ['sale', 'rent'] as const) {
      for (const agentId of [null, ...named]) {
        await db.execute(sql`insert into property_viewings (property_id, agent_id)
          values (1, ${agentId}) on conflict (property_id) do update set agent_id = ${agentId}`)
        await db.execute(sql`update properties set zip = ${zip}, goal = ${goal}`)
        const { rows } = await db.execute(sql`select agent from figure_closings`)
        const expected = agentFor({ zip, goal }, agents, agentId)?.email.toLowerCase()
        expect(rows, `${zip} ${goal} ${agentId}`).toEqual([{ agent: expected }])
      }
    }
  }
})
