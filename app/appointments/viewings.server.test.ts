import { expect, test } from 'vitest'
import { aBooking, aPerson } from '../../testing/viewing-samples'
import { properties } from '../properties/stored/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { insertViewingDay, savePropertyViewings } from './agents/agent-queries.server'
import { bookViewing } from './booking/book-viewing.server'
import { cancelViewing } from './cancel-viewing.server'
import { moveViewing } from './move-viewing.server'
import { findAppointment } from './queries.server'
import { viewingSlots } from './tables.server'
import { at, openViewingStage } from './testing'
import { acceptOffer } from './waiting/accept-offer.server'

const stage = await openViewingStage()
const { db } = stage

test('[1.07] a free moment is confirmed at once, and told', async () => {
  const appointment = await stage.booked('18T09:00')
  expect(appointment).toMatchObject({
    status: 'confirmed',
    agentId: stage.agentId,
    propertyId: stage.propertyId,
    sequence: 0,
  })
  expect(stage.told).toEqual(['confirmed'])
})

test.each([
  ['in the past', '15T09:00', 'closed'],
  ['too soon', '16T08:00', 'closed'],
  ['before opening', '18T06:00', 'closed'],
  ['between two moments', '18T09:10', 'closed'],
  ['on a holiday', '11T09:00', 'closed'],
  ['beyond the horizon', '30T23:00', 'closed'],
])('%s there is nothing to book, and nothing is left behind', async (_, moment, outcome) => {
  const answer = await bookViewing(
    stage,
    aBooking({ propertyId: stage.propertyId, startsAt: at(moment) }),
  )
  expect(answer).toEqual({ outcome })
  expect(await db.$count(viewingSlots)).toBe(0)
})

test.each([
  ['sold', { status: 'sold' }],
  ['hidden', { hiddenAt: new Date() }],
  ['not published', { isPublished: false }],
] as const)('a home that is %s is not visited', async (_, change) => {
  await db.update(properties).set(change)
  expect(
    await bookViewing(stage, aBooking({ propertyId: stage.propertyId, startsAt: at('18T09:00') })),
  ).toEqual({
    outcome: 'gone',
  })
})

test.each([0, -1, 1.5, 99_999_999_999, Number.NaN])('there is no property %d', async (id) => {
  const booking = aBooking({ propertyId: id, startsAt: at('18T09:00') })
  expect(await bookViewing(stage, booking)).toEqual({ outcome: 'gone' })
})

test('a holiday, a day off and an office day off are closed; the agent’s own word counts first', async () => {
  await insertViewingDay(db, { agentId: null, day: '2026-11-18', windows: [] })
  await insertViewingDay(db, { agentId: stage.agentId, day: '2026-11-19', windows: [] })
  await insertViewingDay(db, { agentId: null, day: '2026-11-20', windows: [] })
  await insertViewingDay(db, {
    agentId: stage.agentId,
    day: '2026-11-20',
    windows: [{ from: '10:00', to: '11:00' }],
  })
  const outcome = async (moment: string) =>
    (await bookViewing(stage, aBooking({ propertyId: stage.propertyId, startsAt: at(moment) })))
      .outcome
  expect(await outcome('18T09:00')).toBe('closed')
  expect(await outcome('19T09:00')).toBe('closed')
  expect(await outcome('20T09:00')).toBe('booked')
})

test('[4.13] a taken moment is full, and so is the drive to another property', async () => {
  const other = aProperty()
  await insertProperties(db, [other])
  await stage.booked('18T09:00')
  const outcomes = ['08:30', '09:00', '09:30', '10:00'].map((hour) =>
    bookViewing(stage, aBooking({ propertyId: other.id, startsAt: at(`18T${hour}`) })),
  )
  expect((await Promise.all(outcomes)).map(({ outcome }) => outcome)).toEqual([
    'full',
    'full',
    'full',
    'booked',
  ])
})

test('one person has one seat in a group', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, seats: 3 })
  const person = aPerson({ email: 'Nora@Example.be' })
  await stage.booked('18T09:00', person)
  const again = {
    propertyId: stage.propertyId,
    startsAt: at('18T09:00'),
    person: { ...person, email: 'nora@example.be' },
  }
  expect(await bookViewing(stage, aBooking(again))).toEqual({ outcome: 'already-booked' })
})

test('[1.07] a moved visit keeps its place in the calendar and frees its seat', async () => {
  const before = await stage.booked('18T09:00')
  const answer = await moveViewing(stage, { appointmentId: before.id, startsAt: at('19T13:00') })
  if (answer.outcome !== 'moved') throw new Error(answer.outcome)
  expect(answer.appointment).toMatchObject({
    calendarUid: before.calendarUid,
    sequence: 1,
    startsAt: at('19T13:00'),
  })
  await stage.booked('18T09:00')
  expect(stage.told).toEqual(['confirmed', 'moved', 'confirmed'])
})

test('who cannot move keeps the viewing they had', async () => {
  const { id } = await stage.booked('18T09:00')
  await stage.booked('19T13:00')
  expect(await moveViewing(stage, { appointmentId: id, startsAt: at('19T13:00') })).toEqual({
    outcome: 'full',
  })
  stage.time = at('18T08:00')
  expect(await moveViewing(stage, { appointmentId: id, startsAt: at('19T14:00') })).toEqual({
    outcome: 'too-late',
  })
  expect(await findAppointment(db, id)).toMatchObject({
    status: 'confirmed',
    startsAt: at('18T09:00'),
  })
})

test('a cancelled viewing frees the agent; cancelling twice is cancelling once', async () => {
  const { id } = await stage.booked('18T09:00')
  const cancel = () => cancelViewing(stage, { appointmentId: id, by: 'visitor' })
  expect(await cancel()).toMatchObject({ outcome: 'cancelled', appointment: { sequence: 1 } })
  expect(await cancel()).toMatchObject({ outcome: 'cancelled', appointment: { sequence: 1 } })
  await stage.booked('18T09:00')
  expect(stage.told).toEqual(['confirmed', 'cancelled', 'confirmed'])
})

test('a viewing that has begun is no longer cancelled by its visitor', async () => {
  const { id } = await stage.booked('18T09:00')
  stage.time = at('18T09:01')
  expect(await cancelViewing(stage, { appointmentId: id, by: 'visitor' })).toEqual({
    outcome: 'too-late',
  })
})

test.each(['', 'x', '00000000-0000-0000-0000-000000000000'])('%j is no appointment', async (id) => {
  expect(await cancelViewing(stage, { appointmentId: id, by: 'visitor' })).toEqual({
    outcome: 'unknown',
  })
  expect(await moveViewing(stage, { appointmentId: id, startsAt: stage.time })).toEqual({
    outcome: 'unknown',
  })
  expect(await acceptOffer(stage, id)).toEqual({ outcome: 'unknown' })
})
