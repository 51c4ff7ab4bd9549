import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { insertProperties } from '../properties/queries.server'
import { properties } from '../properties/tables.server'
import { aProperty } from '../properties/testing'
import { acceptOffer } from './accept-offer.server'
import { insertAgent, savePropertyVisits, saveVisitDay } from './agent-queries.server'
import { visitNews, waitingNews } from './announce.server'
import { bookVisit } from './book-visit.server'
import { cancelVisit } from './cancel-visit.server'
import { confirmVisit } from './confirm-visit.server'
import { giveFeedback } from './give-feedback.server'
import { joinWaitingList } from './join-waiting-list.server'
import { lookAfterVisits } from './look-after-visits.job.server'
import { moveVisit } from './move-visit.server'
import { noteNoShow } from './note-no-show.server'
import { findAppointment, listVisitsOfProperty } from './queries.server'
import { agents, appointmentNews, visitDays, visitSlots, waitingList } from './tables.server'
import { aBooking, anAgent, aPerson } from './testing'
import { findWaiting } from './waiting-queries.server'

const { db } = await openTestDatabase()
const told: string[] = []
const jobs = {
  enqueue: async (_: unknown, { name }: { name: string }, data: object) => {
    if (name === visitNews.name || name === waitingNews.name)
      told.push((data as { kind: string }).kind)
  },
}
let time = new Date()
const tools = { db, jobs, now: () => time }
const at = (moment: string) => new Date(`2026-11-${moment}:00Z`)
let propertyId = 0
let agentId = 0

beforeEach(async () => {
  for (const table of [visitSlots, waitingList, visitDays]) await db.delete(table)
  await db.delete(properties)
  await db.delete(agents)
  told.length = 0
  time = at('16T07:00')
  agentId = await insertAgent(db, anAgent())
  const home = aProperty()
  propertyId = home.id
  await insertProperties(db, [home])
})

async function booked(moment: string, person = aPerson()) {
  const startsAt = at(moment)
  const answer = await bookVisit(tools, aBooking({ propertyId, startsAt, person }))
  if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  return answer.appointment
}

test('[1.07] a free moment is confirmed at once, and told', async () => {
  const appointment = await booked('18T09:00')
  expect(appointment).toMatchObject({ status: 'confirmed', agentId, propertyId, sequence: 0 })
  expect(told).toEqual(['confirmed'])
})

test('[1.07] where the agent wants to confirm, it is requested first', async () => {
  await savePropertyVisits(db, { propertyId, mode: 'on-request' })
  const { id, status } = await booked('18T09:00')
  expect(status).toBe('requested')
  expect(await confirmVisit(tools, id)).toMatchObject({ outcome: 'confirmed' })
  expect(await confirmVisit(tools, id)).toMatchObject({ outcome: 'confirmed' })
  expect(told).toEqual(['requested', 'confirmed'])
})

test.each([
  ['in the past', '15T09:00', 'closed'],
  ['too soon', '16T08:00', 'closed'],
  ['before opening', '18T06:00', 'closed'],
  ['between two moments', '18T09:10', 'closed'],
  ['on a holiday', '11T09:00', 'closed'],
  ['beyond the horizon', '30T23:00', 'closed'],
])('%s there is nothing to book, and nothing is left behind', async (_, moment, outcome) => {
  const answer = await bookVisit(tools, aBooking({ propertyId, startsAt: at(moment) }))
  expect(answer).toEqual({ outcome })
  expect(await db.$count(visitSlots)).toBe(0)
})

test.each([
  ['sold', { status: 'sold' }],
  ['hidden', { hiddenAt: new Date() }],
  ['not published', { isPublished: false }],
] as const)('a home that is %s is not visited', async (_, change) => {
  await db.update(properties).set(change)
  expect(await bookVisit(tools, aBooking({ propertyId, startsAt: at('18T09:00') }))).toEqual({
    outcome: 'gone',
  })
})

test.each([0, -1, 1.5, 99_999_999_999, Number.NaN])('there is no home %d', async (id) => {
  const booking = aBooking({ propertyId: id, startsAt: at('18T09:00') })
  expect(await bookVisit(tools, booking)).toEqual({ outcome: 'gone' })
})

test('a holiday, a day off and an office day off are closed; the agent’s own word counts first', async () => {
  await saveVisitDay(db, { agentId: null, day: '2026-11-18', windows: [] })
  await saveVisitDay(db, { agentId, day: '2026-11-19', windows: [] })
  await saveVisitDay(db, { agentId: null, day: '2026-11-20', windows: [] })
  await saveVisitDay(db, { agentId, day: '2026-11-20', windows: [{ from: '10:00', to: '11:00' }] })
  const outcome = async (moment: string) =>
    (await bookVisit(tools, aBooking({ propertyId, startsAt: at(moment) }))).outcome
  expect(await outcome('18T09:00')).toBe('closed')
  expect(await outcome('19T09:00')).toBe('closed')
  expect(await outcome('20T09:00')).toBe('booked')
})

test('[4.13] a taken moment is full, and so is the drive to another home', async () => {
  const other = aProperty()
  await insertProperties(db, [other])
  await booked('18T09:00')
  const outcomes = ['08:30', '09:00', '09:30', '10:00'].map((hour) =>
    bookVisit(tools, aBooking({ propertyId: other.id, startsAt: at(`18T${hour}`) })),
  )
  expect((await Promise.all(outcomes)).map(({ outcome }) => outcome)).toEqual([
    'full',
    'full',
    'full',
    'booked',
  ])
})

test('one person has one seat in a group', async () => {
  await savePropertyVisits(db, { propertyId, seats: 3 })
  const person = aPerson({ email: 'Nora@Example.be' })
  await booked('18T09:00', person)
  const again = {
    propertyId,
    startsAt: at('18T09:00'),
    person: { ...person, email: 'nora@example.be' },
  }
  expect(await bookVisit(tools, aBooking(again))).toEqual({ outcome: 'already-booked' })
})

test('[1.07] a moved visit keeps its place in the calendar and frees its seat', async () => {
  const before = await booked('18T09:00')
  const answer = await moveVisit(tools, { appointmentId: before.id, startsAt: at('19T13:00') })
  if (answer.outcome !== 'moved') throw new Error(answer.outcome)
  expect(answer.appointment).toMatchObject({
    calendarUid: before.calendarUid,
    sequence: 1,
    startsAt: at('19T13:00'),
  })
  await booked('18T09:00')
  expect(told).toEqual(['confirmed', 'moved', 'confirmed'])
})

test('who cannot move keeps the visit they had', async () => {
  const { id } = await booked('18T09:00')
  await booked('19T13:00')
  expect(await moveVisit(tools, { appointmentId: id, startsAt: at('19T13:00') })).toEqual({
    outcome: 'full',
  })
  time = at('18T08:00')
  expect(await moveVisit(tools, { appointmentId: id, startsAt: at('19T14:00') })).toEqual({
    outcome: 'too-late',
  })
  expect(await findAppointment(db, id)).toMatchObject({
    status: 'confirmed',
    startsAt: at('18T09:00'),
  })
})

test('a cancelled visit frees the agent; cancelling twice is cancelling once', async () => {
  const { id } = await booked('18T09:00')
  const cancel = () => cancelVisit(tools, { appointmentId: id, by: 'visitor' })
  expect(await cancel()).toMatchObject({ outcome: 'cancelled', appointment: { sequence: 1 } })
  expect(await cancel()).toMatchObject({ outcome: 'cancelled', appointment: { sequence: 1 } })
  await booked('18T09:00')
  expect(told).toEqual(['confirmed', 'cancelled', 'confirmed'])
})

test('a visit that has begun is no longer cancelled by its visitor', async () => {
  const { id } = await booked('18T09:00')
  time = at('18T09:01')
  expect(await cancelVisit(tools, { appointmentId: id, by: 'visitor' })).toEqual({
    outcome: 'too-late',
  })
})

test('[8.09] appointments are full: a freed seat is kept for the first who waits, then for the next', async () => {
  await savePropertyVisits(db, {
    propertyId,
    windows: [{ day: '2026-11-18', from: '10:00', to: '10:30' }],
  })
  const { id } = await booked('18T09:00')
  const join = (email: string, day: string | null) =>
    joinWaitingList(tools, {
      propertyId,
      language: 'fr',
      person: aPerson({ email }),
      wish: { day, parts: [] },
    })
  const first = await join('an@example.be', null)
  time = new Date(time.getTime() + 1_000)
  const second = await join('ben@example.be', '2026-11-18')
  expect(await join('AN@example.be', null)).toEqual({ outcome: 'already-waiting' })
  if (first.outcome !== 'joined' || second.outcome !== 'joined') throw new Error('not joined')

  await cancelVisit(tools, { appointmentId: id, by: 'visitor' })
  const stranger = aBooking({ propertyId, startsAt: at('18T09:00') })
  expect(await bookVisit(tools, stranger)).toEqual({ outcome: 'full' })
  expect(await findWaiting(db, first.waiting.id)).toMatchObject({ status: 'offered' })

  time = at('16T12:00')
  await lookAfterVisits(tools)
  expect(await findWaiting(db, first.waiting.id)).toMatchObject({ status: 'left' })
  expect(await findWaiting(db, second.waiting.id)).toMatchObject({ status: 'offered' })
  const [offer] = (await listOffers()).filter(({ status }) => status === 'offered')
  expect(await acceptOffer(tools, offer?.id ?? '')).toMatchObject({
    outcome: 'booked',
    appointment: { status: 'confirmed', email: 'ben@example.be', language: 'fr' },
  })
  expect(told).toEqual([
    'confirmed',
    'joined',
    'joined',
    'cancelled',
    'offered',
    'offer-lapsed',
    'offered',
    'confirmed',
  ])
})

async function listOffers() {
  const rows = await db.select().from(appointmentNews)
  const ids = rows
    .filter(({ kind }) => kind === 'offered')
    .map(({ appointmentId }) => appointmentId)
  const found = await Promise.all(ids.map((id) => findAppointment(db, id)))
  return found.flatMap((each) => (each ? [each] : []))
}

test('nobody waits for what is free', async () => {
  const answer = await joinWaitingList(tools, {
    propertyId,
    language: 'nl',
    person: aPerson(),
    wish: { day: '2026-11-18', parts: ['morning'] },
  })
  expect(answer.outcome).toBe('not-full')
})

test('an offer that lapsed cannot be taken any more', async () => {
  await savePropertyVisits(db, {
    propertyId,
    windows: [{ day: '2026-11-18', from: '10:00', to: '10:30' }],
  })
  const { id } = await booked('18T09:00')
  await joinWaitingList(tools, {
    propertyId,
    language: 'nl',
    person: aPerson(),
    wish: { day: null, parts: [] },
  })
  await cancelVisit(tools, { appointmentId: id, by: 'visitor' })
  const [offer] = await listOffers()
  time = at('16T12:30')
  expect(await acceptOffer(tools, offer?.id ?? '')).toEqual({ outcome: 'lapsed' })
})

test('a home that is sold or leaves the site takes its visits and hopes along', async () => {
  await savePropertyVisits(db, {
    propertyId,
    windows: [{ day: '2026-11-18', from: '10:00', to: '10:30' }],
  })
  const { id } = await booked('18T09:00')
  const joined = await joinWaitingList(tools, {
    propertyId,
    language: 'nl',
    person: aPerson(),
    wish: { day: null, parts: [] },
  })
  if (joined.outcome !== 'joined') throw new Error(joined.outcome)
  told.length = 0
  await db.update(properties).set({ status: 'sold' })
  await lookAfterVisits(tools)
  await lookAfterVisits(tools)
  expect(await findAppointment(db, id)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'property-gone',
  })
  expect(await findWaiting(db, joined.waiting.id)).toMatchObject({ status: 'left' })
  expect(told.toSorted()).toEqual(['cancelled', 'gone'])
})

test('reminders a day and two hours before, and a question afterwards, each once', async () => {
  const { id } = await booked('18T09:00')
  told.length = 0
  for (const moment of ['16T20:00', '17T09:30', '17T10:00', '18T07:10', '18T07:11']) {
    time = at(moment)
    await lookAfterVisits(tools)
  }
  expect(told).toEqual(['reminder-day', 'reminder-hours'])
  time = at('18T13:00')
  await lookAfterVisits(tools)
  await lookAfterVisits(tools)
  expect(told).toEqual(['reminder-day', 'reminder-hours', 'feedback'])
  expect(await findAppointment(db, id)).toMatchObject({ status: 'done' })
})

test('what a visitor says of a home is kept for its owner; who did not come is not asked', async () => {
  const { id } = await booked('18T09:00')
  expect(await giveFeedback(tools, id, { rating: 4, words: '' })).toEqual({
    outcome: 'not-visited',
  })
  time = at('18T10:00')
  await lookAfterVisits(tools)
  await giveFeedback(tools, id, { rating: 3, words: 'Donkere keuken.' })
  await giveFeedback(tools, id, { rating: 4, words: 'Mooie tuin.' })
  expect(await listVisitsOfProperty(db, propertyId)).toMatchObject([
    { status: 'done', rating: 4, words: 'Mooie tuin.' },
  ])
  expect(await noteNoShow(tools, id)).toEqual({ outcome: 'noted' })
  expect(await giveFeedback(tools, id, { rating: 1, words: '' })).toEqual({
    outcome: 'not-visited',
  })
})

test.each(['', 'x', '00000000-0000-0000-0000-000000000000'])('%j is no appointment', async (id) => {
  expect(await cancelVisit(tools, { appointmentId: id, by: 'visitor' })).toEqual({
    outcome: 'unknown',
  })
  expect(await moveVisit(tools, { appointmentId: id, startsAt: time })).toEqual({
    outcome: 'unknown',
  })
  expect(await acceptOffer(tools, id)).toEqual({ outcome: 'unknown' })
})
