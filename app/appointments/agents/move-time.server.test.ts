import { expect, test } from 'vitest'
import { anAgent, aPerson } from '../../../testing/viewing-samples'
import { mails } from '../../mail/tables.server'
import { aProperty, insertProperties } from '../../properties/testing'
import { findAppointment, listAppointmentsIn } from '../queries.server'
import { findSlot } from '../slots/slot-queries.server'
import { at, lies, openViewingStage } from '../testing'
import { insertAgent, savePropertyViewings } from './agent-queries.server'
import { bookByHand } from './book-by-hand.server'
import { moveTime } from './move-time.server'
import { versionOfTime } from './planned-time'

const stage = await openViewingStage()
const { db } = stage
const tools = Object.assign(stage, { staff: lies })

async function seenOf(slotId: string) {
  const slot = await findSlot(db, slotId)
  if (!slot) throw new Error('no slot')
  return versionOfTime(slot, await listAppointmentsIn(db, slotId))
}

const to = (from: string, until: string, agentId = stage.agentId) => ({
  agentId,
  startsAt: at(from),
  endsAt: at(until),
})

const visitor = (email = 'jan@example.be') => ({
  ...aPerson({ email }),
  title: 'mr' as const,
  language: 'nl' as const,
})

test('a viewing moves to any hour, and its visitor hears of it once', async () => {
  const { id, slotId, email } = await stage.booked('18T09:00')
  await stage.workJobs()
  await db.delete(mails)
  const seen = await seenOf(slotId)
  const wish = { slotId, seen, ...to('19T17:40', '19T18:25') }
  expect(await moveTime(tools, wish)).toEqual({ outcome: 'moved' })
  // The button pressed twice.
  expect(await moveTime(tools, wish)).toEqual({ outcome: 'moved' })
  const after = await findAppointment(db, id)
  expect(after).toMatchObject({ startsAt: at('19T17:40'), endsAt: at('19T18:25'), sequence: 1 })
  await stage.workJobs()
  const letters = await db.select({ to: mails.recipient, subject: mails.subject }).from(mails)
  expect(letters.filter((each) => each.to === email)).toHaveLength(1)
  expect(letters.find((each) => each.to === email)?.subject).toContain('18:40')
  expect(await moveTime(tools, { ...wish, ...to('19T09:00', '19T09:30') })).toEqual({
    outcome: 'changed',
  })
})

test('everybody in a group viewing moves along, to a colleague too', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, seats: 3 })
  const first = await stage.booked('18T09:00')
  const second = await stage.booked('18T09:00')
  const agentId = await insertAgent(db, anAgent({ name: 'Tom' }))
  const wish = { slotId: first.slotId, seen: await seenOf(first.slotId) }
  const moved = await moveTime(tools, { ...wish, ...to('18T12:00', '18T12:30', agentId) })
  expect(moved).toEqual({ outcome: 'moved' })
  for (const { id } of [first, second]) {
    expect(await findAppointment(db, id)).toMatchObject({ agentId, startsAt: at('18T12:00') })
  }
  expect(stage.told.filter((kind) => kind === 'moved')).toHaveLength(2)
})

test('who had a viewing that a colleague takes over is told by mail, once, also when it goes on to a third', async () => {
  const { slotId } = await stage.booked('18T09:00')
  const tom = await insertAgent(db, anAgent({ name: 'Tom', email: 'tom@example.be' }))
  const ann = await insertAgent(db, anAgent({ name: 'Ann', email: 'ann@example.be' }))
  await stage.workJobs()
  await db.delete(mails)
  await moveTime(tools, { slotId, seen: await seenOf(slotId), ...to('18T12:00', '18T12:30', tom) })
  await moveTime(tools, { slotId, seen: await seenOf(slotId), ...to('18T12:00', '18T12:30', ann) })
  await stage.workJobs()
  const letters = await db.select({ to: mails.recipient, subject: mails.subject }).from(mails)
  const toColleagues = letters.filter((each) => !each.to.startsWith('nora-'))
  expect(toColleagues.toSorted((one, other) => one.to.localeCompare(other.to))).toEqual([
    { to: 'ann@example.be', subject: expect.stringContaining('Verplaatst: Nora Peeters') },
    {
      to: 'nele@example.be',
      subject: 'Niet meer voor u: Nora Peeters, woensdag 18 november om 10:00, nu met Ann',
    },
    {
      to: 'tom@example.be',
      subject: 'Niet meer voor u: Nora Peeters, woensdag 18 november om 13:00, nu met Ann',
    },
  ])
})

test('never on top of another; with less time to drive when the agency says so', async () => {
  const other = aProperty()
  await insertProperties(db, [other])
  const first = await stage.booked('18T09:00')
  const call = { propertyId: other.id, ...to('18T09:15', '18T09:45'), visitor: visitor() }
  expect(await bookByHand(tools, call)).toEqual({ outcome: 'full' })
  const near = await bookByHand(tools, { ...call, ...to('18T09:35', '18T10:05') })
  expect(near).toMatchObject({ outcome: 'booked' })
  const seen = await seenOf(first.slotId)
  const wish = { slotId: first.slotId, seen }
  expect(await moveTime(tools, { ...wish, ...to('18T09:50', '18T10:20') })).toEqual({
    outcome: 'full',
  })
  expect(await moveTime(tools, { ...wish, ...to('18T10:05', '18T10:35') })).toEqual({
    outcome: 'moved',
  })
})

test('two colleagues who move two viewings to one hour at once: one of them is told', async () => {
  const [one, other] = [await stage.booked('18T09:00'), await stage.booked('18T13:00')]
  const answers = await Promise.all(
    [one, other].map(async ({ slotId }) =>
      moveTime(tools, { slotId, seen: await seenOf(slotId), ...to('18T10:00', '18T10:30') }),
    ),
  )
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['full', 'moved'])
})

test.each([
  ['to yesterday', { startsAt: at('15T09:00'), endsAt: at('15T09:30') }, 'past'],
  ['to nobody', { agentId: 999_999 }, 'unknown-agent'],
  ['a viewing that is not there', { slotId: 'x' }, 'unknown'],
])('%s', async (_, wish, outcome) => {
  const { slotId } = await stage.booked('18T09:00')
  const given = { slotId, seen: await seenOf(slotId), ...to('18T10:00', '18T10:30'), ...wish }
  expect(await moveTime(tools, given)).toEqual({ outcome })
})

test('who called is booked at any hour, once, and hears where to come', async () => {
  const call = { propertyId: stage.propertyId, ...to('18T18:10', '18T18:40'), visitor: visitor() }
  const booked = await bookByHand(tools, call)
  expect(booked).toMatchObject({
    outcome: 'booked',
    appointment: { status: 'confirmed', source: 'office', placeToldAt: stage.time },
  })
  expect(await bookByHand(tools, call)).toEqual({ outcome: 'already-booked' })
  expect(await bookByHand(tools, { ...call, visitor: visitor('a@b.be') })).toEqual({
    outcome: 'full',
  })
  expect(await bookByHand(tools, { ...call, ...to('15T09:00', '15T09:30') })).toEqual({
    outcome: 'past',
  })
  expect(stage.told).toEqual(['confirmed'])
})
