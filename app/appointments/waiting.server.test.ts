import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBooking, aPerson } from '../../testing/viewing-samples'
import { activities } from '../activity/tables.server'
import { properties } from '../properties/stored/tables.server'
import { savePropertyViewings } from './agents/agent-queries.server'
import { noteNoShowAsStaff } from './agents/viewings-by-staff.server'
import { bookViewing } from './booking/book-viewing.server'
import { cancelViewing } from './cancel-viewing.server'
import { listViewingsOfProperty } from './feedback-queries.server'
import { giveFeedback } from './give-feedback.server'
import { lookAfterViewings } from './look-after-viewings.job.server'
import { findAppointment } from './queries.server'
import { appointmentNews } from './tables.server'
import { at, openViewingStage } from './testing'
import { forgetVisitorsBefore, visitorRecords } from './visitor-queries.server'
import { acceptOffer } from './waiting/accept-offer.server'
import { joinWaitingList } from './waiting/join-waiting-list.server'
import { findWaiting } from './waiting/waiting-queries.server'

const stage = await openViewingStage()
const { db } = stage

test('a freed seat is kept for the first who waits, then for the next', async () => {
  await savePropertyViewings(db, {
    propertyId: stage.propertyId,
    windows: [{ day: '2026-11-18', from: '10:00', to: '10:30' }],
  })
  const { id } = await stage.booked('18T09:00')
  const join = (email: string, day: string | null) =>
    joinWaitingList(stage, {
      propertyId: stage.propertyId,
      language: 'fr',
      person: aPerson({ email }),
      wish: { day, parts: [] },
    })
  const first = await join('an@example.be', null)
  stage.time = new Date(stage.time.getTime() + 1_000)
  const second = await join('ben@example.be', '2026-11-18')
  expect(await join('AN@example.be', null)).toEqual({ outcome: 'already-waiting' })
  if (first.outcome !== 'joined' || second.outcome !== 'joined') throw new Error('not joined')

  await cancelViewing(stage, { appointmentId: id, by: 'visitor' })
  const stranger = aBooking({ propertyId: stage.propertyId, startsAt: at('18T09:00') })
  expect(await bookViewing(stage, stranger)).toEqual({ outcome: 'full' })
  expect(await findWaiting(db, first.waiting.id)).toMatchObject({ status: 'offered' })

  stage.time = at('16T12:00')
  await lookAfterViewings(stage)
  expect(await findWaiting(db, first.waiting.id)).toMatchObject({ status: 'left' })
  expect(await findWaiting(db, second.waiting.id)).toMatchObject({ status: 'offered' })
  const [offer] = (await listOffers()).filter(({ status }) => status === 'offered')
  expect(await acceptOffer(stage, offer?.id ?? '')).toMatchObject({
    outcome: 'booked',
    appointment: { status: 'confirmed', email: 'ben@example.be', language: 'fr' },
  })
  expect(stage.told).toEqual([
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
  const answer = await joinWaitingList(stage, {
    propertyId: stage.propertyId,
    language: 'nl',
    person: aPerson(),
    wish: { day: '2026-11-18', parts: ['morning'] },
  })
  expect(answer.outcome).toBe('not-full')
})

test('an offer that lapsed cannot be taken any more', async () => {
  await savePropertyViewings(db, {
    propertyId: stage.propertyId,
    windows: [{ day: '2026-11-18', from: '10:00', to: '10:30' }],
  })
  const { id } = await stage.booked('18T09:00')
  await joinWaitingList(stage, {
    propertyId: stage.propertyId,
    language: 'nl',
    person: aPerson(),
    wish: { day: null, parts: [] },
  })
  await cancelViewing(stage, { appointmentId: id, by: 'visitor' })
  const [offer] = await listOffers()
  stage.time = at('16T12:30')
  expect(await acceptOffer(stage, offer?.id ?? '')).toEqual({ outcome: 'lapsed' })
})

test('a property that is sold or leaves the site takes its viewings and hopes along', async () => {
  await savePropertyViewings(db, {
    propertyId: stage.propertyId,
    windows: [{ day: '2026-11-18', from: '10:00', to: '10:30' }],
  })
  const { id } = await stage.booked('18T09:00')
  const joined = await joinWaitingList(stage, {
    propertyId: stage.propertyId,
    language: 'nl',
    person: aPerson(),
    wish: { day: null, parts: [] },
  })
  if (joined.outcome !== 'joined') throw new Error(joined.outcome)
  stage.told.length = 0
  await db.update(properties).set({ status: 'sold' })
  await lookAfterViewings(stage)
  await lookAfterViewings(stage)
  expect(await findAppointment(db, id)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'property-gone',
  })
  expect(await findWaiting(db, joined.waiting.id)).toMatchObject({ status: 'left' })
  expect(stage.told.toSorted()).toEqual(['cancelled', 'gone'])
})

test('reminders a day and two hours before, and a question afterwards, each once', async () => {
  const { id } = await stage.booked('18T09:00')
  stage.told.length = 0
  for (const moment of ['16T20:00', '17T09:30', '17T10:00', '18T07:10', '18T07:11']) {
    stage.time = at(moment)
    await lookAfterViewings(stage)
  }
  expect(stage.told).toEqual(['reminder-day', 'reminder-hours'])
  stage.time = at('18T13:00')
  await lookAfterViewings(stage)
  await lookAfterViewings(stage)
  expect(stage.told).toEqual(['reminder-day', 'reminder-hours', 'feedback'])
  expect(await findAppointment(db, id)).toMatchObject({ status: 'done' })
})

test('what a visitor says of a property is kept for its owner; who did not come is not asked', async () => {
  const { id } = await stage.booked('18T09:00')
  expect(await giveFeedback(stage, id, { rating: 4, words: '' })).toEqual({
    outcome: 'not-visited',
  })
  stage.time = at('18T10:00')
  await lookAfterViewings(stage)
  await giveFeedback(stage, id, { rating: 3, words: 'Donkere keuken.' })
  await giveFeedback(stage, id, { rating: 4, words: 'Mooie tuin.' })
  expect(await listViewingsOfProperty(db, stage.propertyId)).toMatchObject([
    { status: 'done', rating: 4, words: 'Mooie tuin.' },
  ])
  const owner = await db
    .select()
    .from(activities)
    .where(eq(activities.key, `visit:${id}`))
  expect(owner).toMatchObject([
    {
      key: `visit:${id}`,
      type: 'visit',
      status: 'done',
      contact: 'N. P.',
      comment: '4/5 Mooie tuin.',
    },
  ])
  const staff = { id: '00000000-0000-4000-8000-000000000001', name: 'Sofie Maes' }
  const viewing = { appointmentId: id, seen: 'done.0' }
  expect(await noteNoShowAsStaff({ ...stage, staff }, viewing)).toEqual({ outcome: 'noted' })
  expect(await giveFeedback(stage, id, { rating: 1, words: '' })).toEqual({
    outcome: 'not-visited',
  })
})

test('after a year nobody knows who came; a person may be forgotten sooner', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, seats: 3 })
  const nora = await stage.booked('18T09:00', aPerson({ email: 'nora@example.be' }))
  await stage.booked('18T09:00', aPerson({ email: 'ben@example.be' }))
  await visitorRecords.erase(db, 'Nora@example.be')
  expect(await visitorRecords.list(db, 'NORA@example.be')).toHaveLength(1)
  stage.time = at('18T10:00')
  await lookAfterViewings(stage)
  await visitorRecords.erase(db, 'Nora@example.be')
  expect(await visitorRecords.list(db, 'nora@example.be')).toEqual([])
  expect(await forgetVisitorsBefore(db, at('19T00:00'))).toBe(1)
  expect(await findAppointment(db, nora.id)).toMatchObject({
    firstName: '',
    phone: '',
    status: 'done',
  })
})
