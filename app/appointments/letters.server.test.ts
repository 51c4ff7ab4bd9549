import { expect, test } from 'vitest'
import { aBooking, aPerson } from '../../testing/visit-samples'
import type { Language } from '../language/languages'
import { listMails } from '../mail/queries.server'
import { mails } from '../mail/tables.server'
import { properties } from '../properties/tables.server'
import { savePropertyVisits } from './agent-queries.server'
import { bookVisit } from './book-visit.server'
import { cancelVisit } from './cancel-visit.server'
import { confirmVisit } from './confirm-visit.server'
import { joinWaitingList } from './join-waiting-list.server'
import { lookAfterVisits } from './look-after-visits.job.server'
import { moveVisit } from './move-visit.server'
import { calendarOf } from './read-calendar.testing'
import { at, openVisitStage } from './testing'

const stage = await openVisitStage()
const { db } = stage

async function booked(moment: string, language: Language = 'nl', email = 'nora@example.be') {
  const appointment = await stage.booked(moment, aPerson({ email }), language)
  await stage.workJobs()
  return appointment
}

async function mailsTo(recipient: string) {
  const rows = await db.select().from(mails).orderBy(mails.createdAt)
  return rows.filter((mail) => mail.recipient === recipient)
}

test('[1.07] a confirmation in the visitor’s language, with the visit for the calendar', async () => {
  const { calendarUid } = await booked('18T13:30', 'fr')
  const [mail, ...others] = await mailsTo('nora@example.be')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Votre visite du mercredi 18 novembre à 14:30 est confirmée')
  expect(mail?.text).toContain('Kouter 7, 9000 Gent')
  expect(mail?.text).toContain(`${stage.origin}/fr/ma-visite/?visit=`)
  const { method, event } = mail ? calendarOf(mail) : { method: null, event: null }
  expect(method).toBe('REQUEST')
  expect(event).toEqual({
    uid: `${calendarUid}@www.baksteen.example`,
    start: '2026-11-18T13:30:00.000Z',
    end: '2026-11-18T14:00:00.000Z',
    sequence: 0,
    summary: 'Visite : Maison',
    location: 'Kouter 7, 9000 Gent',
    status: 'CONFIRMED',
  })
  expect(await mailsTo('nele@example.be')).toMatchObject([
    { subject: 'Geboekt: Nora Peeters, woensdag 18 november om 14:30', replyTo: 'nora@example.be' },
  ])
})

test('a moved and then cancelled visit stays one entry in the calendar', async () => {
  const { id } = await booked('18T13:30')
  await moveVisit(stage, { appointmentId: id, startsAt: at('19T09:00') })
  await stage.workJobs()
  await cancelVisit(stage, { appointmentId: id, by: 'visitor' })
  await stage.workJobs()
  const files = (await mailsTo('nora@example.be')).map(calendarOf)
  expect(new Set(files.map(({ event }) => event?.uid)).size).toBe(1)
  expect(files.map(({ method, event }) => [method, event?.sequence, event?.status])).toEqual([
    ['REQUEST', 0, 'CONFIRMED'],
    ['REQUEST', 1, 'CONFIRMED'],
    ['CANCEL', 2, 'CANCELLED'],
  ])
  expect(files[1]?.event?.start).toBe('2026-11-19T09:00:00.000Z')
})

test('news that was overtaken is not told', async () => {
  const answer = await bookVisit(
    stage,
    aBooking({ propertyId: stage.propertyId, startsAt: at('18T13:30') }),
  )
  if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  await cancelVisit(stage, { appointmentId: answer.appointment.id, by: 'visitor' })
  await stage.workJobs()
  expect((await mailsTo(answer.appointment.email)).map(({ subject }) => subject)).toEqual([
    'Uw bezoek op woensdag 18 november is geannuleerd',
  ])
})

test('the street is told once the visit is confirmed, not before', async () => {
  await savePropertyVisits(db, { propertyId: stage.propertyId, mode: 'on-request' })
  const { id } = await booked('18T13:30')
  const [request] = await mailsTo('nora@example.be')
  expect(request?.subject).toContain('Uw aanvraag voor')
  expect(request?.text).toContain('9000 Gent')
  expect(request?.text).not.toContain('Kouter')
  expect(request?.attachments).toEqual([])
  await confirmVisit(stage, id)
  await stage.workJobs()
  const [, confirmation] = await mailsTo('nora@example.be')
  expect(confirmation?.text).toContain('Kouter 7')
})

test.each([
  ['nl', 'Morgen, 14:30: uw bezoek', 'Straks om 14:30: uw bezoek', 'Hoe was uw bezoek?'],
  [
    'de',
    'Morgen, 14:30: Ihre Besichtigung',
    'Heute um 14:30: Ihre Besichtigung',
    'Wie war Ihre Besichtigung?',
  ],
] as const)('[1.07] reminders and the question afterwards in %s', async (language, ...subjects) => {
  await booked('18T13:30', language)
  for (const moment of ['17T14:00', '18T11:40', '18T17:30', '18T17:31']) {
    stage.time = at(moment)
    await lookAfterVisits(stage)
    await stage.workJobs()
  }
  const letters = await mailsTo('nora@example.be')
  expect(letters.slice(1).map(({ subject }) => subject)).toEqual(subjects)
})

test('[8.09] the waiting list is told when a place is kept, and until when', async () => {
  await savePropertyVisits(db, {
    propertyId: stage.propertyId,
    windows: [{ day: '2026-11-18', from: '14:30', to: '15:00' }],
  })
  const { id } = await booked('18T13:30')
  const person = aPerson({ email: 'ben@example.be' })
  const wish = { day: null, parts: [] }
  await joinWaitingList(stage, { propertyId: stage.propertyId, person, language: 'en', wish })
  await stage.workJobs()
  await cancelVisit(stage, { appointmentId: id, by: 'visitor' })
  await stage.workJobs()
  const [joined, offer] = await mailsTo('ben@example.be')
  expect(joined?.subject).toBe('You are on the waiting list')
  expect(offer?.subject).toBe('A place is free on Wednesday 18 November at 14:30')
  expect(offer?.text).toContain('until Monday 16 November at 12:00')
})

test('everyone who was to come hears that the home is sold', async () => {
  await savePropertyVisits(db, { propertyId: stage.propertyId, seats: 3 })
  await booked('18T13:30', 'nl', 'an@example.be')
  await booked('18T13:30', 'fr', 'ben@example.be')
  await db.update(properties).set({ status: 'sold' })
  await lookAfterVisits(stage)
  await stage.workJobs()
  const last = async (email: string) => (await mailsTo(email)).at(-1)
  expect((await last('an@example.be'))?.subject).toBe(
    'Uw bezoek op woensdag 18 november gaat niet door',
  )
  expect((await last('ben@example.be'))?.text).toContain('n’est plus disponible')
  expect(await listMails(db, { limit: 99 })).toHaveLength(8)
})
