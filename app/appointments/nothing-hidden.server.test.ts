import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenIn, hiddenProperty } from '../../testing/hidden-property'
import { aPerson } from '../../testing/viewing-samples'
import { languages } from '../language/languages'
import { mails } from '../mail/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { savePropertyViewings } from './agents/agent-queries.server'
import { cancelViewing } from './cancel-viewing.server'
import { viewingCalendar } from './letters/viewing-calendar.server'
import { loadViewingDetails } from './letters/viewing-details.server'
import { lookAfterViewings } from './look-after-viewings.job.server'
import { moveViewing } from './move-viewing.server'
import { findAppointment } from './queries.server'
import { viewingSlots, waitingList } from './tables.server'
import { at, openViewingStage } from './testing'
import { joinWaitingList } from './waiting/join-waiting-list.server'

const stage = await openViewingStage()
const { db } = stage

/** Letters to the visitor, as they are read: files for the calendar included. */
async function lettersTo(email: string): Promise<string> {
  const rows = await db.select().from(mails)
  const own = rows.filter(({ recipient }) => recipient === email)
  return JSON.stringify(
    own.map(({ subject, text, html, attachments }) => [
      subject,
      text,
      html,
      attachments.map(({ base64 }) => Buffer.from(base64, 'base64').toString()),
    ]),
  )
}

/** What the pages of the viewing and its calendar files tell. */
async function pagesOf(appointmentId: string, isByMail: boolean): Promise<string> {
  const appointment = await findAppointment(db, appointmentId)
  if (!appointment) throw new Error('The viewing is gone.')
  const told = await Promise.all(
    languages.map(async (language) => {
      const details = await loadViewingDetails(stage, appointment, { language, isByMail })
      if (!details) throw new Error('The property is gone.')
      const { title, place, placeTold, agent } = details
      const tools = { agency: stage.agency(), origin: stage.origin }
      return { title, place, placeTold, agent, calendar: viewingCalendar(details, tools) }
    }),
  )
  return JSON.stringify(told)
}

const offered = hiddenProperty
  .filter(({ publishAddress }) => !publishAddress)
  .map((wish) => ({ ...wish, status: 'available' as const }))
const windows = [
  { day: '2026-11-18', from: '14:30', to: '15:00' },
  { day: '2026-11-19', from: '14:30', to: '15:00' },
]
const [first, second] = ['18T13:30', '19T13:30'] as const
const wishes = { day: null, parts: [] }

test('[5.11] from booking to the last reminder no letter, calendar or page tells what is hidden', async () => {
  await fc.assert(
    fc.asyncProperty(offered, fc.constantFrom(...languages), async (wish, language) => {
      await openFor(wish)
      const hidden = hiddenIn(wish)
      const { id } = await stage.booked(first, aPerson({ email: 'nora@example.be' }), language)
      await stage.workJobs()
      stage.time = new Date(at(first).getTime() - 23 * 3_600_000)
      await lookAfterViewings(stage)
      await stage.workJobs()
      await expectNothing(id, hidden)
      expect(stage.told).toContain('reminder-day')

      stage.time = at('16T07:00')
      await moveViewing(stage, { appointmentId: id, startsAt: at(second) })
      await stage.booked(first, aPerson({ email: 'ben@example.be' }), language)
      const waiting = aPerson({ email: 'mia@example.be' })
      const { propertyId } = stage
      const joined = { propertyId, person: waiting, language, wish: wishes }
      expect(await joinWaitingList(stage, joined)).toMatchObject({ outcome: 'joined' })
      await cancelViewing(stage, { appointmentId: id, by: 'visitor' })
      await stage.workJobs()
      await expectNothing(id, hidden)
    }),
    { numRuns: 12, seed: 511 },
  )
}, 120_000)

async function openFor(wish: Parameters<typeof aProperty>[0]) {
  const property = aProperty(wish)
  for (const table of [mails, viewingSlots, waitingList]) await db.delete(table)
  await insertProperties(db, [property])
  stage.propertyId = property.id
  stage.time = at('16T07:00')
  stage.told.length = 0
  await savePropertyViewings(db, { propertyId: property.id, agentId: stage.agentId, windows })
}

async function expectNothing(id: string, hidden: RegExp) {
  for (const isByMail of [false, true]) {
    expect((await pagesOf(id, isByMail)).match(hidden)?.[0]).toBeUndefined()
  }
  for (const email of ['nora@example.be', 'ben@example.be', 'mia@example.be']) {
    expect((await lettersTo(email)).match(hidden)?.[0]).toBeUndefined()
  }
}
