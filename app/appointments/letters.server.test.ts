import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import type { Language } from '../language/languages'
import { listMails } from '../mail/queries.server'
import { mails } from '../mail/tables.server'
import { insertProperties } from '../properties/queries.server'
import { properties } from '../properties/tables.server'
import { aProperty } from '../properties/testing'
import { createSigner } from '../web/signed-link.server'
import { agentCalendar, agentCalendarFile } from './agent-calendar.server'
import {
  findAgent,
  insertAgent,
  revokeAgentCalendar,
  savePropertyVisits,
} from './agent-queries.server'
import { visitNews, waitingNews } from './announce.server'
import { bookVisit } from './book-visit.server'
import { cancelVisit } from './cancel-visit.server'
import { confirmVisit } from './confirm-visit.server'
import { joinWaitingList } from './join-waiting-list.server'
import { lookAfterVisits } from './look-after-visits.job.server'
import { moveVisit } from './move-visit.server'
import { agents, visitSlots, waitingList } from './tables.server'
import { tellVisitNews } from './tell-visit-news.job.server'
import { tellWaitingNews } from './tell-waiting-news.job.server'
import { aBooking, anAgent, aPerson } from './testing'

const { db } = await openTestDatabase()
let waitingJobs: { name: string; data: object }[] = []
const jobs = {
  enqueue: async (_: unknown, { name }: { name: string }, data: object) => {
    waitingJobs.push({ name, data })
  },
}
let time = new Date()
const agency = {
  ...{ name: 'Baksteen', legalName: 'Baksteen bv', street: 'Vaartstraat 1', zip: '3000' },
  ...{ city: 'Leuven', phone: '016 23 45 67', email: 'dag@example.be', privacyEmail: '' },
  ...{ companyNumber: '', vatNumber: '', bivNumber: '' },
}
const signer = createSigner('a secret of at least thirty-two letters')
const origin = 'https://www.baksteen.example'
const tools = { db, jobs, signer, origin, now: () => time, agency: () => agency }
const at = (moment: string) => new Date(`2026-11-${moment}:00Z`)
let propertyId = 0
let agentId = 0

beforeEach(async () => {
  for (const table of [mails, visitSlots, waitingList, properties, agents]) await db.delete(table)
  waitingJobs = []
  time = at('16T07:00')
  agentId = await insertAgent(db, anAgent())
  const home = aProperty({ publishAddress: false })
  propertyId = home.id
  await insertProperties(db, [home])
})

/** As the workers do, and once more: a job may come twice. */
async function workJobs() {
  const work = waitingJobs.concat(waitingJobs)
  waitingJobs = []
  for (const { name, data } of work) {
    if (name === visitNews.name) await tellVisitNews(tools, data as never)
    if (name === waitingNews.name) await tellWaitingNews(tools, data as never)
  }
}

async function mailsTo(recipient: string) {
  const rows = await db.select().from(mails).orderBy(mails.createdAt)
  return rows.filter((mail) => mail.recipient === recipient)
}

async function booked(moment: string, language: Language = 'nl', email = 'nora@example.be') {
  const booking = aBooking({
    propertyId,
    startsAt: at(moment),
    language,
    person: aPerson({ email }),
  })
  const answer = await bookVisit(tools, booking)
  if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  await workJobs()
  return answer.appointment
}

/** Read by a parser that did not write it. */
function calendarOf({ attachments }: { attachments: { base64: string }[] }) {
  const text = Buffer.from(attachments[0]?.base64 ?? '', 'base64').toString()
  return read(text)
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      status: component.getFirstPropertyValue('status'),
    }
  })
  return { method: calendar.getFirstPropertyValue('method'), events, event: events[0] }
}

test('[1.07] a confirmation in the visitor’s language, with the visit for the calendar', async () => {
  const { calendarUid } = await booked('18T13:30', 'fr')
  const [mail, ...others] = await mailsTo('nora@example.be')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Votre visite du mercredi 18 novembre à 14:30 est confirmée')
  expect(mail?.text).toContain('Kouter 7, 9000 Gent')
  expect(mail?.text).toContain(`${origin}/fr/ma-visite/?visit=`)
  const { method, event } = mail ? calendarOf(mail) : { method: null, event: null }
  expect(method).toBe('REQUEST')
  expect(event).toEqual({
    uid: `${calendarUid}@www.baksteen.example`,
    start: '2026-11-18T13:30:00.000Z',
    end: '2026-11-18T14:00:00.000Z',
    sequence: 0,
    summary: 'Visite : Maison',
    location: 'Kouter 7, 9000 Gent',
    status: 'CONFIRMED',
  })
  expect(await mailsTo('nele@example.be')).toMatchObject([
    { subject: 'Geboekt: Nora Peeters, woensdag 18 november om 14:30', replyTo: 'nora@example.be' },
  ])
})

test('a moved and then cancelled visit stays one entry in the calendar', async () => {
  const { id } = await booked('18T13:30')
  await moveVisit(tools, { appointmentId: id, startsAt: at('19T09:00') })
  await workJobs()
  await cancelVisit(tools, { appointmentId: id, by: 'visitor' })
  await workJobs()
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
  const answer = await bookVisit(tools, aBooking({ propertyId, startsAt: at('18T13:30') }))
  if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  await cancelVisit(tools, { appointmentId: answer.appointment.id, by: 'visitor' })
  await workJobs()
  expect((await mailsTo(answer.appointment.email)).map(({ subject }) => subject)).toEqual([
    'Uw bezoek op woensdag 18 november is geannuleerd',
  ])
})

test('the street is told once the visit is confirmed, not before', async () => {
  await savePropertyVisits(db, { propertyId, mode: 'on-request' })
  const { id } = await booked('18T13:30')
  const [request] = await mailsTo('nora@example.be')
  expect(request?.subject).toContain('Uw aanvraag voor')
  expect(request?.text).toContain('9000 Gent')
  expect(request?.text).not.toContain('Kouter')
  expect(request?.attachments).toEqual([])
  await confirmVisit(tools, id)
  await workJobs()
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
    time = at(moment)
    await lookAfterVisits(tools)
    await workJobs()
  }
  const letters = await mailsTo('nora@example.be')
  expect(letters.slice(1).map(({ subject }) => subject)).toEqual(subjects)
})

test('[8.09] the waiting list is told when a place is kept, and until when', async () => {
  await savePropertyVisits(db, {
    propertyId,
    windows: [{ day: '2026-11-18', from: '14:30', to: '15:00' }],
  })
  const { id } = await booked('18T13:30')
  const person = aPerson({ email: 'ben@example.be' })
  const wish = { day: null, parts: [] }
  await joinWaitingList(tools, { propertyId, person, language: 'en', wish })
  await workJobs()
  await cancelVisit(tools, { appointmentId: id, by: 'visitor' })
  await workJobs()
  const [joined, offer] = await mailsTo('ben@example.be')
  expect(joined?.subject).toBe('You are on the waiting list')
  expect(offer?.subject).toBe('A place is free on Wednesday 18 November at 14:30')
  expect(offer?.text).toContain('until Monday 16 November at 12:00')
})

test('everyone who was to come hears that the home is sold', async () => {
  await savePropertyVisits(db, { propertyId, seats: 3 })
  await booked('18T13:30', 'nl', 'an@example.be')
  await booked('18T13:30', 'fr', 'ben@example.be')
  await db.update(properties).set({ status: 'sold' })
  await lookAfterVisits(tools)
  await workJobs()
  const last = async (email: string) => (await mailsTo(email)).at(-1)
  expect((await last('an@example.be'))?.subject).toBe(
    'Uw bezoek op woensdag 18 november gaat niet door',
  )
  expect((await last('ben@example.be'))?.text).toContain('n’est plus disponible')
  expect(await listMails(db, { limit: 99 })).toHaveLength(8)
})

test('an agent’s calendar follows what is moved and cancelled, behind a link that can be revoked', async () => {
  const first = await booked('18T13:30')
  const second = await booked('18T15:00', 'nl', 'ben@example.be')
  await moveVisit(tools, { appointmentId: first.id, startsAt: at('19T09:00') })
  await cancelVisit(tools, { appointmentId: second.id, by: 'visitor' })
  const agent = await findAgent(db, agentId)
  if (!agent) throw new Error('no agent')
  const file = agentCalendarFile(signer, agent)
  const answer = await agentCalendar(tools, file)
  const { events } = read(answer.outcome === 'found' ? answer.text : '')
  expect(events).toMatchObject([
    { start: '2026-11-18T15:00:00.000Z', status: 'CANCELLED', sequence: 1 },
    {
      start: '2026-11-19T09:00:00.000Z',
      status: 'CONFIRMED',
      sequence: 1,
      location: 'Kouter 7, 9000 Gent',
    },
  ])
  expect(events[1]?.summary).toContain('Nora Peeters')

  await revokeAgentCalendar(db, agentId)
  expect(await agentCalendar(tools, file)).toEqual({ outcome: 'unknown' })
  for (const forged of [`${agentId}-x.ics`, '', '999-abc.ics', `${file}x`]) {
    expect(await agentCalendar(tools, forged)).toEqual({ outcome: 'unknown' })
  }
})
