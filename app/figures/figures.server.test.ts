import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { anAgent } from '../../testing/viewing-samples'
import { insertAgent } from '../appointments/agents/agent-queries.server'
import { aColleague } from '../enquiries/office.testing'
import { brusselsDay } from '../language/brussels-day'
import { aProperty, insertProperties } from '../properties/testing'
import type { FigurePeriod } from './figure-period'
import type { FigureWish } from './figure-wish'
import { byAgent, byChannel, byMonth, byState, type FigureRow, inAll } from './figures'
import { countByProperty, countFacts, countStock, listFacts, listStock } from './queries.server'
import { type AnEnquiry, plantEnquiries, plantViewings } from './testing'

const { db } = await openTestDatabase()
const today = '2026-11-17'
const at = (moment: string) => new Date(`${moment}Z`)
const year: FigurePeriod = { from: '2026-01-01', to: '2026-12-31' }

beforeEach(async () => {
  await db.execute(sql`truncate enquiries, properties, agents, accounts, viewing_slots cascade`)
})

async function figuresOf(period: FigurePeriod) {
  const counted = await countFacts(db, period)
  return {
    all: inAll(counted, period),
    months: byMonth(counted, period),
    agents: byAgent(counted, period),
    channels: byChannel(counted, period),
  }
}

const howMany = async (wish: FigureWish) =>
  (wish.what === 'stock' ? await listStock(db, wish, today) : await listFacts(db, wish)).total
const sum = (rows: FigureRow[], column: keyof FigureRow['cells']) =>
  rows.reduce((total, { cells }) => total + (cells[column].value ?? 0), 0)

/** Around midnights in Belgium: an ordinary one, ends of months, and both changes of the clock. */
const edges = [
  '2026-01-31T22:59:59',
  '2026-01-31T23:00:00',
  '2026-02-28T23:00:00',
  '2026-03-28T23:30:00',
  '2026-03-29T00:59:59',
  '2026-03-29T01:00:00',
  '2026-03-31T21:59:59',
  '2026-03-31T22:00:00',
  '2026-10-25T00:30:00',
  '2026-10-25T01:30:00',
  '2026-10-31T22:59:59',
  '2026-10-31T23:00:00',
  '2026-12-31T22:59:59',
  '2026-12-31T23:00:00',
]

test('what is counted is in the month it was in Belgium', async () => {
  await plantEnquiries(
    db,
    edges.map((edge) => ({ at: at(edge) })),
  )
  const { months, all } = await figuresOf({ from: '2026-01-01', to: '2027-01-31' })
  const expected = new Map<string, number>()
  for (const edge of edges) {
    const month = brusselsDay(at(edge)).slice(0, 7)
    expected.set(month, (expected.get(month) ?? 0) + 1)
  }
  for (const { key, cells } of months) {
    expect(cells.enquiries.value, key).toBe(expected.get(key) ?? 0)
    expect(await howMany(cells.enquiries.wish), key).toBe(cells.enquiries.value)
  }
  expect(all.cells.enquiries.value).toBe(edges.length)
})

const moment = fc.oneof(
  fc.constantFrom(...edges).map(at),
  fc.date({
    min: at('2025-12-30T00:00:00'),
    max: at('2027-01-02T00:00:00'),
    noInvalidDate: true,
  }),
)

test('whatever happened, the parts add up to the whole, and each list has as many as its number says', async () => {
  const els = await aColleague(db, 'Els Claes')
  const jan = await aColleague(db, 'Jan Maes')
  const agent = await insertAgent(db, anAgent({ email: 'Els.Claes@baksteen.example' }))
  const ids = [1, 2, 3]
  await insertProperties(
    db,
    ids.map((id) => aProperty({ id })),
  )
  const enquiry: fc.Arbitrary<AnEnquiry> = fc.record({
    at: moment,
    assignee: fc.constantFrom(null, els.id, jan.id),
    propertyId: fc.constantFrom(null, ...ids),
    source: fc.constantFrom<Record<string, string>>(
      {},
      { gclid: 'x' },
      { utm_source: 'Immoweb ' },
      { fbclid: 'y' },
    ),
    form: fc.constantFrom('contact-me', 'purchase-offer', 'site-contact'),
    state: fc.constantFrom('new', 'done', 'spam'),
  })
  const viewing = fc.record({
    at: moment,
    agentId: fc.constant(agent),
    propertyId: fc.constantFrom(...ids),
    status: fc.constantFrom('done', 'cancelled', 'confirmed', 'held', 'no-show'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(enquiry, { maxLength: 8 }),
      fc.array(viewing, { maxLength: 5 }),
      fc.constantFrom<FigurePeriod>(year, { from: '2026-03-29', to: '2026-10-25' }),
      fc.infiniteStream(fc.option(fc.integer({ min: 0, max: 400_000 }))),
      async (enquiries, viewings, period, minutes) => {
        await db.execute(sql`truncate enquiries, viewing_slots cascade`)
        const answered = enquiries.map((each) => {
          const later = minutes.next().value
          const answeredAt = later === null ? null : new Date(each.at.getTime() + later * 60_000)
          return { ...each, answeredAt }
        })
        await plantEnquiries(db, answered)
        await plantViewings(db, viewings)
        const { all, months, agents, channels } = await figuresOf(period)
        for (const column of ['enquiries', 'answered', 'viewings', 'offers'] as const) {
          expect(sum(months, column), `months, ${column}`).toBe(all.cells[column].value)
          expect(sum(agents, column), `agents, ${column}`).toBe(all.cells[column].value)
        }
        expect(sum(channels, 'enquiries')).toBe(all.cells.enquiries.value)
        const isInside = (day: string) => day >= period.from && day <= period.to
        const real = answered.filter(
          (each) => each.state !== 'spam' && isInside(brusselsDay(each.at)),
        )
        expect(all.cells.enquiries.value).toBe(real.length)
        expect(all.cells.answer.value).toBe(
          middle(real.flatMap((each) => (each.answeredAt ? [+each.answeredAt - +each.at] : []))),
        )
        const properties = await countByProperty(db, period, 100)
        expect(properties.reduce((total, each) => total + each.enquiry, 0)).toBe(
          real.filter(({ propertyId }) => propertyId).length,
        )
        for (const { cells } of [all, ...agents, ...channels]) {
          for (const cell of Object.values(cells).filter(({ unit }) => unit === 'count')) {
            expect(await howMany(cell.wish)).toBe(cell.value)
          }
        }
      },
    ),
    { numRuns: 25, seed: 25 },
  )
}, 120_000)

function middle(milliseconds: number[]): number | null {
  const sorted = milliseconds.map((each) => each / 1000).sort((one, other) => one - other)
  const half = sorted.length / 2
  if (sorted.length === 0) return null
  const [low, high] = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0]
  return (low + high) / 2
}

test('stock is counted by state and by days on offer', async () => {
  const onOffer = (id: number, day: string, more: object = {}) =>
    aProperty({ id, publishedAt: at(`${day}T10:00:00`), ...more })
  await insertProperties(db, [
    onOffer(1, '2026-11-17'),
    onOffer(2, '2026-10-18'),
    onOffer(3, '2026-10-17'),
    onOffer(4, '2025-11-16', { status: 'option' }),
    onOffer(5, '2026-11-01', { isPublished: false }),
    onOffer(6, '2026-11-01', { status: 'sold' }),
    onOffer(7, '2026-11-01', { status: 'withdrawn', isPublished: false }),
    onOffer(8, '2026-11-01', { hiddenAt: at('2026-11-02T00:00:00') }),
  ])
  const rows = byState(await countStock(db, today))
  const told = rows.map(({ key, cells }) => [
    key,
    ...Object.values(cells).map(({ value }) => value),
  ])
  // Names like numbers come first, in order; "more" and "all" last.
  expect(told).toEqual([
    ['draft', 1, 0, 0, 0, 0, 1],
    ['available', 2, 1, 0, 0, 0, 3],
    ['option', 0, 0, 0, 0, 1, 1],
    ['all', 3, 1, 0, 0, 1, 5],
  ])
  for (const { cells } of rows) {
    for (const { wish, value } of Object.values(cells)) expect(await howMany(wish)).toBe(value)
  }
})
