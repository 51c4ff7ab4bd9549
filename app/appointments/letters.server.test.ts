import { expect, test } from 'vitest'
import { aBooking, aPerson } from '../../testing/viewing-samples'
import { configureCommand } from '../configuration/configure-command.server'
import type { Language } from '../language/languages'
import { listMails } from '../mail/queries.server'
import { mails } from '../mail/tables.server'
import { properties } from '../properties/stored/tables.server'
import { savePropertyViewings } from './agents/agent-queries.server'
import { bookAsStaff } from './agents/book-as-staff.server'
import { confirmAsStaff, tellPlaceAsStaff } from './agents/viewings-by-staff.server'
import { bookViewing } from './booking/book-viewing.server'
import { cancelViewing } from './cancel-viewing.server'
import { lookAfterViewings } from './look-after-viewings.job.server'
import { moveViewing } from './move-viewing.server'
import { calendarOf } from './read-calendar.testing'
import { appointments } from './tables.server'
import { at, openViewingStage } from './testing'
import { joinWaitingList } from './waiting/join-waiting-list.server'

const stage = await openViewingStage()
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

test('[1.07] a confirmation in the visitor’s language, with the viewing for the calendar', async () => {
  const { calendarUid } = await booked('18T13:30', 'fr')
  const [mail, ...others] = await mailsTo('nora@example.be')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Votre visite du mercredi 18 novembre à 14:30 est confirmée')
  expect(mail?.text).toContain('9000 Gent')
  expect(mail?.text).toContain(`${stage.origin}/fr/ma-visite/?visit=`)
  const { method, event } = mail ? calendarOf(mail) : { method: null, event: null }
  expect(method).toBe('REQUEST')
  expect(event).toEqual({
    uid: `${calendarUid}@www.baksteen.example`,
    start: '2026-11-18T13:30:00.000Z',
    end: '2026-11-18T14:00:00.000Z',
    sequence: 0,
    summary: 'Visite : Maison',
    location: '9000 Gent',
    status: 'CONFIRMED',
  })
  expect(await mailsTo('nele@example.be')).toMatchObject([
    { subject: 'Geboekt: Nora Peeters, woensdag 18 november om 14:30', replyTo: 'nora@example.be' },
  ])
})

test('a moved and then cancelled viewing stays one entry in the calendar', async () => {
  const { id } = await booked('18T13:30')
  await moveViewing(stage, { appointmentId: id, startsAt: at('19T09:00') })
  await stage.workJobs()
  await cancelViewing(stage, { appointmentId: id, by: 'visitor' })
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
  const answer = await bookViewing(
    stage,
    aBooking({ propertyId: stage.propertyId, startsAt: at('18T13:30') }),
  )
  if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  await cancelViewing(stage, { appointmentId: answer.appointment.id, by: 'visitor' })
  await stage.workJobs()
  expect((await mailsTo(answer.appointment.email)).map(({ subject }) => subject)).toEqual([
    'Uw bezoek op woensdag 18 november is geannuleerd',
  ])
})

const colleague = { id: '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11', name: 'Nele' }

test('[5.11] a private street is in no letter and no calendar until a colleague tells it', async () => {
  const { id } = await booked('18T13:30')
  const [confirmation] = await mailsTo('nora@example.be')
  expect(confirmation?.text).toContain('Nele Verbruggen bezorgt ze u vóór het bezoek')
  expect(JSON.stringify([confirmation, confirmation && calendarOf(confirmation)])).not.toContain(
    'Kouter',
  )
  const [notice] = await mailsTo('nele@example.be')
  expect(notice?.text).toContain('de bezoeker kent het nog niet')

  const staff = { ...stage, staff: colleague }
  const telling = () => tellPlaceAsStaff(staff, { appointmentId: id, seen: 'confirmed.0' })
  expect(await telling()).toEqual({ outcome: 'place-told' })
  expect(await telling()).toEqual({ outcome: 'place-told' })
  await stage.workJobs()
  const [, told, ...others] = await mailsTo('nora@example.be')
  expect(others).toEqual([])
  expect(told?.subject).toBe('Het adres voor uw bezoek op woensdag 18 november om 14:30')
  expect(told?.text).toContain('Kouter 7, 9000 Gent')
  expect(told && calendarOf(told)).toMatchObject({
    method: 'REQUEST',
    event: { sequence: 1, location: 'Kouter 7, 9000 Gent' },
  })

  await moveViewing(stage, { appointmentId: id, startsAt: at('19T09:00') })
  await stage.workJobs()
  expect((await mailsTo('nora@example.be')).at(-1)?.text).toContain('Kouter 7')
})

test('a street that everybody may know stands in the confirmation', async () => {
  await db.update(properties).set({ publishAddress: true })
  await booked('18T13:30')
  const [confirmation] = await mailsTo('nora@example.be')
  expect(confirmation?.text).toContain('Kouter 7, 9000 Gent')
})

test('who calls the office gets the street with the confirmation', async () => {
  const visitor = { ...aPerson(), title: 'ms', language: 'nl' } as const
  const call = { propertyId: stage.propertyId, startsAt: at('18T13:30'), visitor }
  await bookAsStaff({ ...stage, staff: colleague }, call)
  await stage.workJobs()
  expect((await mailsTo(visitor.email))[0]?.text).toContain('Kouter 7, 9000 Gent')
})

test('a request is told the street when a colleague confirms it, not before', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'on-request' })
  const { id } = await booked('18T13:30')
  const [request] = await mailsTo('nora@example.be')
  expect(request?.subject).toContain('Uw aanvraag voor')
  expect(request?.text).toContain('9000 Gent')
  expect(request?.text).not.toContain('Kouter')
  expect(request?.attachments).toEqual([])
  const staff = { ...stage, staff: colleague }
  await confirmAsStaff(staff, { appointmentId: id, seen: 'requested.0' })
  await stage.workJobs()
  const [, confirmation] = await mailsTo('nora@example.be')
  expect(confirmation?.text).toContain('Kouter 7')
})

test.each([
  ['nl', 'Morgen, 14:30: uw bezoek', 'Straks om 14:30: uw bezoek', 'Hoe was uw bezoek?'],
  [
    'de',
    'Morgen, 14:30 Uhr: Ihre Besichtigung',
    'Heute um 14:30 Uhr: Ihre Besichtigung',
    'Wie war Ihre Besichtigung?',
  ],
] as const)('[1.07] reminders and the question afterwards in %s', async (language, ...subjects) => {
  await booked('18T13:30', language)
  for (const moment of ['17T14:00', '18T11:40', '18T17:30', '18T17:31']) {
    stage.time = at(moment)
    await lookAfterViewings(stage)
    await stage.workJobs()
  }
  const letters = await mailsTo('nora@example.be')
  expect(letters.slice(1).map(({ subject }) => subject)).toEqual(subjects)
})

test('the waiting list is told when a place is kept, and until when', async () => {
  await savePropertyViewings(db, {
    propertyId: stage.propertyId,
    windows: [{ day: '2026-11-18', from: '14:30', to: '15:00' }],
  })
  const { id } = await booked('18T13:30')
  const person = aPerson({ email: 'ben@example.be' })
  const wish = { day: null, parts: [] }
  await joinWaitingList(stage, { propertyId: stage.propertyId, person, language: 'en', wish })
  await stage.workJobs()
  await cancelViewing(stage, { appointmentId: id, by: 'visitor' })
  await stage.workJobs()
  const [joined, offer] = await mailsTo('ben@example.be')
  expect(joined?.subject).toBe('You are on the waiting list')
  expect(offer?.subject).toBe('A place has become free on Wednesday 18 November at 14:30')
  expect(offer?.text).toContain('until Monday 16 November at 12:00')
})

test('everyone who was to come hears that the property is sold', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, seats: 3 })
  await booked('18T13:30', 'nl', 'an@example.be')
  await booked('18T13:30', 'fr', 'ben@example.be')
  await db.update(properties).set({ status: 'sold' })
  await lookAfterViewings(stage)
  await stage.workJobs()
  const last = async (email: string) => (await mailsTo(email)).at(-1)
  expect((await last('an@example.be'))?.subject).toBe(
    'Uw bezoek op woensdag 18 november gaat niet door',
  )
  expect((await last('ben@example.be'))?.text).toContain('n’est plus disponible')
  expect(await listMails(db, { limit: 99 })).toHaveLength(8)
})

test('[5.11] where the link tells a private address, the letter says so, and no colleague is asked', async () => {
  const letLinkTell = (isPlaceToldByLink: boolean) =>
    configureCommand(db, ['viewings', JSON.stringify({ isPlaceToldByLink })])
  const byLink = 'u ziet ze via de link in onze mail'
  const asked = 'Deel het mee'
  const both = async () => {
    await booked('18T13:30')
    const [letter] = await mailsTo('nora@example.be')
    const [notice] = await mailsTo('nele@example.be')
    return [letter?.text.includes(byLink), notice?.text.includes(asked)]
  }
  expect(await both()).toEqual([false, true])
  await db.delete(mails)
  await db.delete(appointments)
  await letLinkTell(true)
  expect(await both()).toEqual([true, false])
  await letLinkTell(false)
})
