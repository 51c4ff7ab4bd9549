import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPerson } from '../../../testing/viewing-samples'
import { listChanges } from '../../journal/queries.server'
import { mails } from '../../mail/tables.server'
import { versionOf } from '../appointment'
import { noteToldFeedback } from '../note-outcome.server'
import { findAppointment } from '../queries.server'
import { at, openViewingStage } from '../testing'
import { forgetVisitorsBefore } from '../visitor-queries.server'
import { joinWaitingList } from '../waiting/join-waiting-list.server'
import { leaveForVisitor } from '../waiting/leave-for-visitor.server'
import { findWaiting } from '../waiting/waiting-queries.server'
import { listAgenda, listRequests } from './agenda-queries.server'
import { savePropertyViewings } from './agent-queries.server'
import { bookAsStaff } from './book-as-staff.server'
import {
  cancelAsStaff,
  confirmAsStaff,
  moveAsStaff,
  noteNoShowAsStaff,
} from './viewings-by-staff.server'

const stage = await openViewingStage()
const { db } = stage
const staff = { id: '00000000-0000-4000-8000-000000000001', name: 'Sofie Maes' }
const office = Object.assign(stage, { staff })

const actionsOn = async (id: string) =>
  (await listChanges(db, { kind: 'visit', id })).map(({ action }) => action)

const seen = (viewing: Parameters<typeof versionOf>[0] & { id: string }) => ({
  appointmentId: viewing.id,
  seen: versionOf(viewing),
})

test('staff move a viewing at short notice; the visitor reads so, and the journal says who did it', async () => {
  const viewing = await stage.booked('18T09:00', aPerson(), 'fr')
  stage.time = at('18T08:30')
  const answer = await moveAsStaff(office, { ...seen(viewing), startsAt: at('18T10:00') })
  expect(answer).toMatchObject({ outcome: 'moved', appointment: { status: 'confirmed' } })
  await stage.workJobs()
  const letters = await db.select().from(mails).where(eq(mails.recipient, viewing.email))
  expect(letters.at(-1)?.subject).toBe('Votre visite est déplacée au mercredi 18 novembre à 11:00')
  const [change] = await listChanges(db, { kind: 'visit', id: viewing.id })
  expect(change).toMatchObject({
    accountName: 'Sofie Maes',
    action: 'move',
    before: { startsAt: at('18T09:00').toISOString() },
    after: { startsAt: at('18T10:00').toISOString() },
  })
})

test('what the agency moves is agreed, also where it usually confirms or does not book online', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'on-request' })
  const viewing = await stage.booked('18T09:00')
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'off' })
  const answer = await moveAsStaff(office, { ...seen(viewing), startsAt: at('19T10:00') })
  expect(answer).toMatchObject({ outcome: 'moved', appointment: { status: 'confirmed' } })
})

test.each([
  ['taken', '19T13:00', 'full'],
  ['outside the hours', '19T20:00', 'closed'],
  ['past', '13T10:00', 'closed'],
])('a moment that is %s is refused, and the viewing stays', async (_, moment, outcome) => {
  const viewing = await stage.booked('18T09:00')
  await stage.booked('19T13:00')
  expect(await moveAsStaff(office, { ...seen(viewing), startsAt: at(moment) })).toEqual({ outcome })
  expect(await findAppointment(db, viewing.id)).toMatchObject({ startsAt: at('18T09:00') })
  expect(await actionsOn(viewing.id)).toEqual([])
})

test('two colleagues at once: the second hears that the viewing changed, and changes nothing', async () => {
  const viewing = await stage.booked('18T09:00')
  await moveAsStaff(office, { ...seen(viewing), startsAt: at('18T10:00') })
  const late = await moveAsStaff(office, { ...seen(viewing), startsAt: at('18T13:00') })
  expect(late).toEqual({ outcome: 'changed' })
  expect(await cancelAsStaff(office, { ...seen(viewing), reason: '' })).toEqual({
    outcome: 'changed',
  })
  const again = await moveAsStaff(office, { ...seen(viewing), startsAt: at('18T10:00') })
  expect(again).toMatchObject({ outcome: 'moved' })
  expect(await actionsOn(viewing.id)).toEqual(['move'])
})

test('[1.07] a request is confirmed once, however often the button is pressed', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'on-request' })
  const viewing = await stage.booked('18T09:00')
  expect(viewing.status).toBe('requested')
  expect(await listRequests(db, stage.time, 10)).toMatchObject([{ id: viewing.id }])
  expect(await confirmAsStaff(office, seen(viewing))).toMatchObject({ outcome: 'confirmed' })
  expect(await confirmAsStaff(office, seen(viewing))).toMatchObject({ outcome: 'confirmed' })
  expect(stage.told).toEqual(['requested', 'confirmed'])
  expect(await actionsOn(viewing.id)).toEqual(['confirm'])
  expect(await listRequests(db, stage.time, 10)).toEqual([])
})

test('the reason of a cancellation is in the visitor’s letter, and goes when the visitor is forgotten', async () => {
  const viewing = await stage.booked('18T09:00')
  const reason = 'De eigenaar is die dag <ziek>.'
  expect(await cancelAsStaff(office, { ...seen(viewing), reason })).toMatchObject({
    outcome: 'cancelled',
  })
  await stage.workJobs()
  const letters = await db.select().from(mails).where(eq(mails.recipient, viewing.email))
  expect(letters.at(-1)?.text).toContain(`Reden: ${reason}`)
  expect(letters.at(-1)?.html).toContain('&lt;ziek&gt;')
  await forgetVisitorsBefore(db, at('30T00:00'))
  expect(await findAppointment(db, viewing.id)).toMatchObject({ cancelReason: '', firstName: '' })
})

test('who did not come is noted after the hour, not before', async () => {
  const viewing = await stage.booked('18T09:00')
  expect(await noteNoShowAsStaff(office, seen(viewing))).toEqual({ outcome: 'too-early' })
  stage.time = at('18T09:10')
  expect(await noteNoShowAsStaff(office, seen(viewing))).toEqual({ outcome: 'noted' })
  expect(await actionsOn(viewing.id)).toEqual(['no-show'])
})

test('the agenda of one agent, and of all', async () => {
  await stage.booked('18T09:00')
  const week = { from: at('16T00:00'), to: at('23T00:00') }
  expect(await listAgenda(db, { ...week, agentId: null })).toHaveLength(1)
  expect(await listAgenda(db, { ...week, agentId: stage.agentId })).toHaveLength(1)
  expect(await listAgenda(db, { ...week, agentId: stage.agentId + 1 })).toEqual([])
  expect(await listAgenda(db, { from: at('19T00:00'), to: at('20T00:00'), agentId: null })).toEqual(
    [],
  )
})

test('a viewing planned by phone is agreed at once, told by mail, and in the journal', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'off' })
  const visitor = { ...aPerson(), title: 'ms' as const, language: 'nl' as const }
  const call = { propertyId: stage.propertyId, startsAt: at('16T08:00'), visitor }
  const answer = await bookAsStaff(office, call)
  if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  expect(answer.appointment).toMatchObject({ status: 'confirmed', source: 'office' })
  expect(stage.told).toEqual(['confirmed'])
  expect(await actionsOn(answer.appointment.id)).toEqual(['book'])
  expect(await bookAsStaff(office, call)).toEqual({ outcome: 'full' })
  expect(await bookAsStaff(office, { ...call, startsAt: at('16T06:00') })).toEqual({
    outcome: 'closed',
  })
  expect(await bookAsStaff(office, { ...call, propertyId: -1 })).toEqual({ outcome: 'gone' })
})

test('somebody who calls is taken off the waiting list', async () => {
  await savePropertyViewings(db, {
    propertyId: stage.propertyId,
    windows: [{ day: '2026-11-18', from: '10:00', to: '10:30' }],
  })
  await stage.booked('18T09:00')
  const joined = await joinWaitingList(stage, {
    propertyId: stage.propertyId,
    person: aPerson(),
    language: 'nl',
    wish: { day: null, parts: [] },
  })
  if (joined.outcome !== 'joined') throw new Error(joined.outcome)
  expect(await leaveForVisitor(office, joined.waiting.id)).toEqual({ outcome: 'left' })
  expect(await leaveForVisitor(office, joined.waiting.id)).toEqual({ outcome: 'unknown' })
  expect(await findWaiting(db, joined.waiting.id)).toMatchObject({ status: 'left' })
})

test.each(['', 'x', '00000000-0000-0000-0000-000000000000'])('%j is no viewing', async (id) => {
  const viewing = { appointmentId: id, seen: 'confirmed.0' }
  const answers = [
    await confirmAsStaff(office, viewing),
    await moveAsStaff(office, { ...viewing, startsAt: at('18T10:00') }),
    await cancelAsStaff(office, { ...viewing, reason: '' }),
    await noteNoShowAsStaff(office, viewing),
    await noteToldFeedback(office, id, { rating: 5, words: '' }),
    await leaveForVisitor(office, id),
  ]
  expect(answers).toEqual(answers.map(() => ({ outcome: 'unknown' })))
})
