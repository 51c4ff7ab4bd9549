import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBooking, aPerson } from '../../testing/viewing-samples'
import { activities } from '../activity/tables.server'
import { languages } from '../language/languages'
import { mails } from '../mail/tables.server'
import { properties } from '../properties/stored/tables.server'
import { savePropertyViewings } from './agents/agent-queries.server'
import { bookViewing } from './booking/book-viewing.server'
import { confirmByMail } from './booking/confirm-by-mail.server'
import { cancelViewing } from './cancel-viewing.server'
import { lookAfterViewings } from './look-after-viewings.job.server'
import { findAppointment, listAppointmentsOfAgent } from './queries.server'
import { at, openViewingStage } from './testing'
import { joinWaitingList } from './waiting/join-waiting-list.server'

const stage = await openViewingStage()
const { db } = stage

const wish = (moment = '18T09:00') => ({
  ...aBooking({ propertyId: stage.propertyId, startsAt: at(moment) }),
  isHeld: true,
})

async function held(moment?: string) {
  const answer = await bookViewing(stage, wish(moment))
  if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  return answer.appointment
}

/** The letters leave at this moment. */
async function send(sentAt: Date) {
  await stage.workJobs()
  await db.update(mails).set({ state: 'sent', sentAt }).where(eq(mails.state, 'waiting'))
}

const stateOf = async (id: string) => (await findAppointment(db, id))?.status

test('a seat is held until the mail is answered, and nobody else is told', async () => {
  const appointment = await held()
  expect(appointment).toMatchObject({
    status: 'held',
    offeredUntil: at('16T08:00'),
    emailProvedAt: null,
  })
  expect(await bookViewing(stage, wish())).toEqual({ outcome: 'full' })
  await stage.workJobs()
  const written = await db.select().from(mails)
  expect(written.map(({ recipient }) => recipient)).toEqual([appointment.email])
  expect(written[0]?.attachments).toEqual([])
  expect(await db.$count(activities)).toBe(0)
  const days = { from: at('17T00:00'), to: at('20T00:00') }
  expect(await listAppointmentsOfAgent(db, stage.agentId, days)).toEqual([])
})

test('the link in the mail books it, once, and says that the address is theirs', async () => {
  const { id } = await held()
  stage.time = at('16T07:30')
  const first = await confirmByMail(stage, id)
  const second = await confirmByMail(stage, id)
  expect(first).toMatchObject({ outcome: 'booked', appointment: { status: 'confirmed' } })
  expect(second).toEqual(first)
  expect(await findAppointment(db, id)).toMatchObject({
    emailProvedAt: at('16T07:30'),
    offeredUntil: null,
  })
  expect(stage.told).toEqual(['held', 'confirmed'])
})

test('two who open the link at once book one viewing', async () => {
  const { id } = await held()
  const answers = await Promise.all([confirmByMail(stage, id), confirmByMail(stage, id)])
  expect(answers.map(({ outcome }) => outcome)).toEqual(['booked', 'booked'])
  expect(stage.told).toEqual(['held', 'confirmed'])
})

test('of two who want the last seat at once one holds it', async () => {
  const answers = await Promise.all([bookViewing(stage, wish()), bookViewing(stage, wish())])
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['booked', 'full'])
})

test('where the agent decides, a confirmed mail is a request', async () => {
  const { agentId, propertyId } = stage
  await savePropertyViewings(db, { propertyId, agentId, mode: 'on-request' })
  const { id } = await held()
  expect(await confirmByMail(stage, id)).toMatchObject({ appointment: { status: 'requested' } })
})

test('unanswered it is free again after an hour, without another letter', async () => {
  const { id } = await held()
  await send(at('16T07:01'))
  stage.time = at('16T08:00')
  await lookAfterViewings(stage)
  expect(await stateOf(id)).toBe('held')
  stage.time = at('16T08:01')
  await lookAfterViewings(stage)
  expect(await findAppointment(db, id)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'unanswered',
  })
  expect(stage.told).toEqual(['held'])
  expect(await confirmByMail(stage, id)).toEqual({ outcome: 'lapsed' })
  expect(await bookViewing(stage, wish())).toMatchObject({ outcome: 'booked' })
})

test('the seat that was freed is offered to who waits', async () => {
  await db.update(properties).set({ publishAddress: true })
  const { agentId, propertyId } = stage
  const windows = [{ day: '2026-11-18', from: '10:00', to: '10:30' }]
  await savePropertyViewings(db, { propertyId, agentId, windows })
  await held()
  const person = aPerson()
  const joined = await joinWaitingList(stage, {
    propertyId,
    person,
    language: 'nl',
    wish: { day: null, parts: [] },
  })
  expect(joined.outcome).toBe('joined')
  await send(at('16T07:01'))
  stage.time = at('16T08:01')
  await lookAfterViewings(stage)
  expect(stage.told).toContain('offered')
})

test('while the mail server is dead the seat stays held, for a day at most', async () => {
  const { id } = await held()
  await stage.workJobs()
  stage.time = at('16T12:00')
  await lookAfterViewings(stage)
  expect(await stateOf(id)).toBe('held')
  expect(await confirmByMail(stage, id)).toMatchObject({ outcome: 'booked' })

  const other = await held('18T11:00')
  await stage.workJobs()
  stage.time = at('17T12:00')
  await lookAfterViewings(stage)
  expect(await stateOf(other.id)).toBe('cancelled')
})

test('a property that was sold meanwhile is not confirmed', async () => {
  const { id } = await held()
  await db.update(properties).set({ status: 'sold' })
  expect(await confirmByMail(stage, id)).toEqual({ outcome: 'lapsed' })
})

test('only who confirmed is reminded', async () => {
  const unanswered = await held('20T09:00')
  const answered = await held('20T10:00')
  await confirmByMail(stage, answered.id)
  stage.time = at('19T10:00')
  await lookAfterViewings(stage)
  expect(await stateOf(unanswered.id)).not.toBe('confirmed')
  expect(stage.told.filter((kind) => kind === 'reminder-day')).toHaveLength(1)
})

test('who thinks better of it frees the seat at once, without a letter', async () => {
  const { id } = await held()
  await cancelViewing(stage, { appointmentId: id, by: 'visitor' })
  expect(stage.told).toEqual(['held'])
  expect(await bookViewing(stage, wish())).toMatchObject({ outcome: 'booked' })
})

test.each(languages)('in %s the letter asks to confirm, and until when', async (language) => {
  await bookViewing(stage, { ...wish(), language })
  await stage.workJobs()
  const [letter] = await db.select().from(mails)
  expect(letter?.text).toMatch(/9[:.]00/)
  expect(letter?.text).toMatch(/https:\/\/www\.baksteen\.example\/\S+\?visit=/)
  expect(letter?.subject).not.toContain('mail.held')
})
