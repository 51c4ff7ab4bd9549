import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { aBooking, anAgent } from '../../testing/viewing-samples'
import { type Database, openDatabase } from '../database/client.server'
import { aProperty, insertProperties } from '../properties/testing'
import { findViewable } from '../properties/viewable-queries.server'
import { insertAgent, savePropertyViewings } from './agents/agent-queries.server'
import { type Booked, bookSeat, bookViewing } from './booking/book-viewing.server'
import { loadAgenda } from './slots/agenda.server'
import { insertSlot } from './slots/slot-queries.server'
import { appointments, viewingSlots } from './tables.server'

const { db, url } = await openTestDatabase()
/** As many web nodes do: each with connections of its own. */
const nodes = Array.from({ length: 2 }, () => openDatabase(url, () => {}))
afterAll(async () => {
  await Promise.all(nodes.map(({ close }) => close()))
})

const startsAt = new Date('2026-11-18T09:00:00Z')
const now = () => new Date('2026-11-16T08:00:00Z')
const jobs = { enqueue: async () => {} }
const [single, group] = [aProperty(), aProperty()]
const racers = 50
/** A few before every commit; hundreds in `npm run endure`. */
const rounds = Number(process.env.RACES ?? 5)

beforeAll(async () => {
  await insertProperties(db, [single, group])
  for (const [property, seats] of [
    [single, 1],
    [group, 3],
  ] as const) {
    const agentId = await insertAgent(db, anAgent())
    await savePropertyViewings(db, { propertyId: property.id, agentId, seats })
  }
})

type Book = (tools: { db: Database; jobs: typeof jobs; now: typeof now }) => Promise<Booked>

/** All at once, from both nodes; then what people were told, and what is kept. */
async function race(book: Book) {
  await db.delete(appointments)
  await db.delete(viewingSlots)
  const answers = await Promise.all(
    Array.from({ length: racers }, (_, index) => {
      const node = nodes[index % nodes.length] ?? { db }
      return book({ db: node.db, jobs, now })
    }),
  )
  const stored = await db.select({ seat: appointments.seat }).from(appointments)
  return {
    booked: answers.filter(({ outcome }) => outcome === 'booked').length,
    full: answers.filter(({ outcome }) => outcome === 'full').length,
    seats: stored.map(({ seat }) => seat).sort(),
    slots: await db.$count(viewingSlots),
  }
}

const raceFor = (seats: number) => ({
  booked: seats,
  full: racers - seats,
  seats: [1, 2, 3].slice(0, seats),
  slots: 1,
})

test.each([
  [1, single.id],
  [3, group.id],
])(
  '[1.07] fifty people race for %i seats, again and again, and never one too many gets in',
  { timeout: 300_000 },
  async (seats, propertyId) => {
    const property = await findViewable(db, propertyId)
    const agenda = property && (await loadAgenda(db, property, now()))
    if (!agenda) throw new Error('no agenda')
    for (let round = 0; round < rounds; round += 1) {
      const answer = await race((tools) =>
        bookSeat(tools, agenda, aBooking({ propertyId, startsAt })),
      )
      expect(answer).toEqual(raceFor(seats))
    }
  },
)

test('from the first question to the last: fifty people, three seats', async () => {
  const propertyId = group.id
  const answer = await race((tools) => bookViewing(tools, aBooking({ propertyId, startsAt })))
  expect(answer).toEqual(raceFor(3))
})

test('a form sent fifty times at once is booked once', async () => {
  const booking = aBooking({ propertyId: group.id, startsAt })
  const answer = await race((tools) => bookViewing(tools, booking))
  expect(answer).toEqual({ booked: racers, full: 0, seats: [1], slots: 1 })
})

test('[4.13] the database itself refuses an agent in two places, the drive between them included', async () => {
  await db.delete(appointments)
  await db.delete(viewingSlots)
  const { rows } = await db.execute<{ id: number }>(sql`select min(id) as id from agents`)
  const agentId = rows[0]?.id ?? 0
  const slot = (propertyId: number, from: string) => {
    const startsAt = new Date(`2026-11-18T${from}:00Z`)
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000)
    const awayUntil = new Date(endsAt.getTime() + 20 * 60_000)
    return insertSlot(db, { agentId, propertyId, startsAt, endsAt, awayUntil, seats: 1 })
  }
  expect(await slot(single.id, '09:00')).toBeDefined()
  expect(await slot(single.id, '09:15')).toBeUndefined()
  expect(await slot(group.id, '09:30')).toBeUndefined()
  expect(await slot(group.id, '08:20')).toBeUndefined()
  expect(await slot(single.id, '09:30')).toBeDefined()
  expect(await slot(group.id, '10:20')).toBeDefined()
  expect(await slot(group.id, '08:10')).toBeDefined()
})
