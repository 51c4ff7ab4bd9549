import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anAgent, aPerson } from '../../../testing/viewing-samples'
import { listChanges } from '../../journal/queries.server'
import { mails } from '../../mail/tables.server'
import { aProperty, insertProperties } from '../../properties/testing'
import { insertAgent } from '../agents/agent-queries.server'
import { planViewings } from '../agents/plan-viewings.server'
import { findAppointment, listAppointmentsIn } from '../queries.server'
import { calendarOf } from '../read-calendar.testing'
import { busyTimes, ownCalendars } from '../tables.server'
import { at, lies, openViewingStage } from '../testing'
import { changeOpenHouse } from './change-open-house.server'
import type { OpenHouse } from './open-house-queries.server'
import { listOpenHousesOf } from './open-house-queries.server'
import { addOpenHouse, type OpenHouseWish } from './save-open-house.server'

const stage = await openViewingStage()
const { db } = stage
const tools = Object.assign(stage, { staff: lies })
/** On Saturday, from ten to eleven in Belgium. */
const hours = {
  day: '2026-11-21',
  from: '10:00',
  to: '11:00',
  quarterSeats: 2,
  note: { nl: 'Parkeren kan op het plein.' },
}
let open: OpenHouse

const current = async () => {
  const [found] = await listOpenHousesOf(db, stage.propertyId, stage.now())
  if (!found) throw new Error('there is no open house')
  return found
}
const change = (wish: Partial<OpenHouseWish>, agreed = '', version = open.version) =>
  changeOpenHouse(tools, {
    propertyId: stage.propertyId,
    id: open.id,
    version,
    wish: { ...hours, ...wish },
    agreed,
  })
/** As a colleague does: asked first, then agreed to. */
async function changed(wish: Partial<OpenHouseWish>) {
  const asked = await change(wish)
  return asked.outcome === 'asks' ? change(wish, asked.agreed) : asked
}
const startOf = async (id: string) => (await findAppointment(db, id))?.startsAt
const lettersTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email))

beforeEach(async () => {
  await addOpenHouse(tools, stage.propertyId, hours)
  open = await current()
})

test('moved to another day it takes everybody along, each told once of the old and the new time', async () => {
  const one = await stage.booked('21T09:15')
  const other = await stage.booked('21T09:15', aPerson())
  await stage.workJobs()
  await db.delete(mails)

  const asked = await change({ day: '2026-11-22' })
  expect(asked).toMatchObject({
    outcome: 'asks',
    moves: [{ startsAt: at('22T09:15') }, { startsAt: at('22T09:15') }],
  })
  expect(await current()).toEqual(open)
  expect(await startOf(one.id)).toEqual(at('21T09:15'))

  expect(await changed({ day: '2026-11-22' })).toEqual({ outcome: 'changed' })
  expect(await current()).toMatchObject({ startsAt: at('22T09:00'), endsAt: at('22T10:00') })
  expect(await startOf(one.id)).toEqual(at('22T09:15'))
  expect(await startOf(other.id)).toEqual(at('22T09:15'))
  await stage.workJobs()
  const [letter, ...more] = await lettersTo(one.email)
  expect(more).toEqual([])
  expect(letter?.subject).toBe('Uw bezoek is verplaatst naar zondag 22 november om 10:15')
  expect(letter?.text).toContain('zaterdag 21 november 2026, 10:15')
  expect(letter && calendarOf(letter)).toMatchObject({
    method: 'REQUEST',
    event: { start: at('22T09:15').toISOString(), sequence: one.sequence + 1 },
  })

  const [line] = await listChanges(db, { kind: 'visit-rules', id: String(stage.propertyId) }, 5)
  expect(line).toMatchObject({
    action: 'change-open-house',
    before: { day: '2026-11-21', from: '10:00', who: 'Nele Verbruggen' },
    after: { day: '2026-11-22', from: '10:00', who: 'Nele Verbruggen' },
  })
})

test('who keeps the hour hears nothing; who cannot comes in the nearest quarter', async () => {
  const kept = await stage.booked('21T09:30')
  const early = await stage.booked('21T09:00', aPerson())
  await stage.workJobs()
  await db.delete(mails)
  expect(await changed({ from: '10:15', to: '11:15' })).toEqual({ outcome: 'changed' })
  expect(await startOf(kept.id)).toEqual(at('21T09:30'))
  expect(await startOf(early.id)).toEqual(at('21T09:15'))
  await stage.workJobs()
  expect(await lettersTo(kept.email)).toEqual([])
  expect(await lettersTo(early.email)).toHaveLength(1)
})

test('nobody is dropped where places or quarters go: it is refused, with how many are left over', async () => {
  for (let people = 0; people < 2; people += 1) await stage.booked('21T09:00', aPerson())
  await stage.booked('21T09:45', aPerson())
  const refused = { outcome: 'no-room', over: 1 }
  expect(await change({ to: '10:15' })).toEqual(refused)
  expect(await change({ to: '10:30', quarterSeats: 1 })).toEqual(refused)
  expect(await current()).toEqual(open)
})

test('fewer places: a seat is never given twice, and the quarter is full', async () => {
  const people = [await stage.booked('21T09:00'), await stage.booked('21T09:00', aPerson())]
  expect(await changed({ quarterSeats: 1 })).toEqual({ outcome: 'changed' })
  const [first, second] = await Promise.all(people.map(({ id }) => findAppointment(db, id)))
  expect(first?.startsAt).toEqual(at('21T09:00'))
  expect(second?.startsAt).toEqual(at('21T09:15'))
  expect(await listAppointmentsIn(db, first?.slotId ?? '')).toHaveLength(1)
  await expect(stage.booked('21T09:00', aPerson())).rejects.toThrow('full')
  await stage.booked('21T09:30', aPerson())
})

test('asked again when somebody registers between the question and the yes', async () => {
  await stage.booked('21T09:15')
  const asked = await change({ day: '2026-11-22' })
  await stage.booked('21T09:30', aPerson())
  const again = await change({ day: '2026-11-22' }, 'agreed' in asked ? asked.agreed : '')
  expect(again).toMatchObject({ outcome: 'asks', moves: [{}, {}] })
})

test('of two at once one is told what the other made of it', async () => {
  const both = await Promise.all([change({ to: '11:30' }), change({ quarterSeats: 3 })])
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'stale'])
  const stale = both.find(({ outcome }) => outcome === 'stale')
  expect(stale).toMatchObject({ version: 2, theirs: { agentIds: [stage.agentId] } })
})

test('another agent receives, and colleagues are nowhere else then', async () => {
  const colleague = await insertAgent(db, anAgent({ zipStarts: [] }))
  const third = await insertAgent(db, anAgent({ zipStarts: [] }))
  const visit = await stage.booked('21T09:15')
  expect(await changed({ agentIds: [colleague, third] })).toEqual({ outcome: 'changed' })
  expect(await current()).toMatchObject({ agentId: colleague, colleagueIds: [third] })
  expect(await findAppointment(db, visit.id)).toMatchObject({
    agentId: colleague,
    startsAt: at('21T09:15'),
  })
  // Its quarters are still booked on the page of the property, the two places of each.
  await stage.booked('21T09:15', aPerson())
  await expect(stage.booked('21T09:15', aPerson())).rejects.toThrow('full')
  expect((await stage.booked('21T09:45', aPerson())).agentId).toBe(colleague)

  const elsewhere = aProperty()
  await insertProperties(db, [elsewhere])
  const wish = { ...hours, agentIds: [third] }
  expect(await addOpenHouse(tools, elsewhere.id, wish)).toMatchObject({
    outcome: 'full',
    conflicts: [{ agentId: third, kind: 'open-house' }],
  })
  const plan = await planViewings(stage, elsewhere.id)
  const saturday = plan.outcome === 'planned' && plan.days.find(({ day }) => day === hours.day)
  const free = saturday ? saturday.slots.filter(({ seatsLeft }) => seatsLeft > 0) : []
  expect(free.some(({ startsAt }) => startsAt.getTime() === at('21T09:00').getTime())).toBe(true)
})

test('what the agents have then is told; their own calendar can be passed over', async () => {
  await stage.booked('23T09:00')
  expect(await change({ day: '2026-11-23' })).toMatchObject({
    outcome: 'full',
    conflicts: [{ agentId: stage.agentId, kind: 'viewing', startsAt: at('23T09:00') }],
  })
  const busy = { agentId: stage.agentId, startsAt: at('22T09:00'), endsAt: at('22T09:30') }
  await db
    .insert(ownCalendars)
    .values({ agentId: stage.agentId, address: 'kept', host: 'calendar.example' })
  await db.insert(busyTimes).values(busy)
  const wish = { day: '2026-11-22' }
  expect(await change(wish)).toMatchObject({ outcome: 'busy', conflicts: [{ kind: 'busy' }] })
  expect(await change({ ...wish, isDespiteBusy: true })).toEqual({ outcome: 'changed' })
})

test('not to the past, by somebody who is no agent, nor once it has begun', async () => {
  expect(await change({ day: '2026-11-15' })).toEqual({ outcome: 'past' })
  expect(await change({ agentIds: [999_999] })).toEqual({ outcome: 'unknown-agent' })
  stage.time = at('21T09:00')
  expect(await change({ day: '2026-11-22' })).toEqual({ outcome: 'begun' })
})
