import { expect, test } from 'vitest'
import { aPerson } from '../../../testing/viewing-samples'
import type { Language } from '../../language/languages'
import { mails } from '../../mail/tables.server'
import type { PropertyCard } from '../../properties/property'
import { aProperty, insertProperties } from '../../properties/testing'
import { noVersion } from '../../web/versioned-cache'
import { planViewings } from '../agents/plan-viewings.server'
import { cancelViewingsOfProperty } from '../cancel-viewings-of-property.server'
import { addEngagement } from '../engagements/save-engagement.server'
import { visitsBeside } from '../slots/visits-beside.server'
import { at, lies, openViewingStage } from '../testing'
import type { OpenHouseValues } from './open-house.form'
import { listOpenHousesOf } from './open-house-queries.server'
import { addOpenHouse, removeOpenHouse } from './save-open-house.server'
import { withOpenHouses } from './shown-open-houses.server'

const stage = await openViewingStage()
const { db } = stage
const tools = Object.assign(stage, { staff: lies })
type Card = Pick<PropertyCard, 'id' | 'status' | 'openHouse'>
/** On Saturday, from ten to eleven in Belgium. */
const values = (wish: Partial<OpenHouseValues> = {}): OpenHouseValues => ({
  day: '2026-11-21',
  from: '10:00',
  to: '11:00',
  quarterSeats: 2,
  note: { nl: 'Parkeren kan op het plein.', fr: 'Parking sur la place.' },
  ...wish,
})
const add = (wish: Partial<OpenHouseValues> = {}) =>
  addOpenHouse(tools, stage.propertyId, values(wish))

async function slotsOf(propertyId: number, day: string) {
  const plan = await planViewings(stage, propertyId)
  const found = plan.outcome === 'planned' ? plan.days.find((each) => each.day === day) : undefined
  const free = (found?.slots ?? []).filter(({ seatsLeft }) => seatsLeft > 0)
  return free.map(
    ({ startsAt, seatsLeft }) => `${startsAt.toISOString().slice(11, 16)} ${seatsLeft}`,
  )
}

/** What the page of a property tells. */
async function beside(id: number, cards: Card[], language: Language = 'nl') {
  const property = { id, goal: 'sale', address: { zip: '3000' }, isOffered: true } as const
  const visits = await visitsBeside(
    { ...stage, language, contentVersion: noVersion },
    property,
    cards,
  )
  return { openHouses: visits.openHouses, cards: visits.cards }
}

test('an open house is booked by the quarter, several at once; other hours stay as they are', async () => {
  expect(await add()).toEqual({ outcome: 'added' })
  const slots = await slotsOf(stage.propertyId, '2026-11-21')
  expect(slots.slice(0, 7)).toEqual([
    '08:00 1',
    '08:30 1',
    '09:00 2',
    '09:15 2',
    '09:30 2',
    '09:45 2',
    '10:00 1',
  ])
  const first = await stage.booked('21T09:15')
  expect(first.endsAt).toEqual(at('21T09:30'))
  await stage.booked('21T09:15', aPerson())
  await expect(stage.booked('21T09:15', aPerson())).rejects.toThrow('full')
  await stage.booked('21T09:30', aPerson())
})

test('outside the hours of the week too', async () => {
  expect(await add({ from: '18:00', to: '18:40' })).toEqual({ outcome: 'added' })
  expect((await slotsOf(stage.propertyId, '2026-11-21')).slice(-2)).toEqual(['17:00 2', '17:15 2'])
})

test('its agent is nowhere else then', async () => {
  await add()
  const other = aProperty()
  await insertProperties(db, [other])
  const slots = await slotsOf(other.id, '2026-11-21')
  expect(slots.filter((each) => /^(08:30|09|10:00)/.test(each))).toEqual([])
  expect(slots).toContain('08:00 1')
  const signing = { agentId: stage.agentId, day: '2026-11-21', from: '10:30', to: '11:30' }
  const words = { subject: 'Akte', place: '', notes: '' }
  expect(await addEngagement(tools, 'signing', { ...signing, ...words })).toEqual({
    outcome: 'full',
  })
  const both = await addOpenHouse(tools, other.id, values({ from: '10:30', to: '11:30' }))
  expect(both).toMatchObject({ outcome: 'full', conflicts: [{ kind: 'open-house' }] })
})

test('not on top of what is agreed, in the past, nor where nobody shows the property', async () => {
  await stage.booked('21T09:00')
  expect(await add()).toMatchObject({
    outcome: 'full',
    conflicts: [{ kind: 'viewing', agentId: stage.agentId, startsAt: at('21T09:00') }],
  })
  expect(await add({ day: '2026-11-15' })).toEqual({ outcome: 'past' })
  expect(await addOpenHouse(tools, 999_999, values())).toEqual({ outcome: 'unknown' })
  const both = await Promise.all([add({ day: '2026-11-22' }), add({ day: '2026-11-22' })])
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['added', 'full'])
})

test('visitors read it in their language until it is over', async () => {
  await add()
  const read = async () => (await beside(stage.propertyId, [], 'fr')).openHouses
  expect(await read()).toEqual([
    {
      startsAt: at('21T09:00').toISOString(),
      endsAt: at('21T10:00').toISOString(),
      note: 'Parking sur la place.',
    },
  ])
  stage.time = at('21T10:00')
  expect(await read()).toEqual([])
})

test('beside a property the cards tell theirs, and neither tells that of another', async () => {
  const other = aProperty()
  await insertProperties(db, [other])
  await add({ day: '2026-11-22' })
  await add()
  const here = { id: stage.propertyId, status: 'available' } as const
  const there = { id: other.id, status: 'available' } as const
  const own = await beside(here.id, [there])
  expect(own.openHouses.map(({ startsAt }) => startsAt)).toEqual([
    at('21T09:00').toISOString(),
    at('22T09:00').toISOString(),
  ])
  expect(own.cards).toEqual([there])
  expect(await beside(there.id, [here])).toEqual({
    openHouses: [],
    cards: [{ ...here, openHouse: 'za 21 nov' }],
  })
  const sold = { id: here.id, status: 'sold' } as const
  expect(await beside(there.id, [sold])).toEqual({ openHouses: [], cards: [sold] })
})

test('a card tells the day of the first that is not over, in the language of the visitor', async () => {
  const other = aProperty()
  await insertProperties(db, [other])
  const status = 'available'
  const cards = [
    { id: other.id, status },
    { id: stage.propertyId, status },
  ] as const
  const read = async (language: Language, shown: Card[] = [...cards]) =>
    (await withOpenHouses({ ...stage, language }, shown)).map(({ openHouse }) => openHouse)
  expect(await read('nl')).toEqual([undefined, undefined])

  await add({ day: '2026-11-22' })
  await add()
  expect(await read('nl')).toEqual([undefined, 'za 21 nov'])
  expect(await read('fr')).toEqual([undefined, 'sam. 21 nov.'])
  expect(await read('nl', [{ id: stage.propertyId, status: 'sold' }])).toEqual([undefined])
  expect(await read('nl', [])).toEqual([])
  stage.time = at('21T09:59')
  expect(await read('nl')).toEqual([undefined, 'za 21 nov'])
  stage.time = at('21T10:00')
  expect(await read('nl')).toEqual([undefined, 'zo 22 nov'])
  stage.time = at('22T10:00')
  expect(await read('nl')).toEqual([undefined, undefined])

  stage.time = at('22T11:00')
  await addOpenHouse(tools, other.id, values({ day: '2026-11-24' }))
  await add({ day: '2026-11-25' })
  expect(await read('en')).toEqual(['Tue 24 Nov', 'Wed 25 Nov'])
})

test('removing it tells who registered, once, after a yes; a property that is gone takes it along', async () => {
  await add()
  const [found] = await listOpenHousesOf(db, stage.propertyId, stage.now())
  const id = found?.id ?? ''
  const visit = await stage.booked('21T09:15')
  const remove = (told: number, propertyId = stage.propertyId) =>
    removeOpenHouse(tools, propertyId, id, { reason: 'De eigenaar is ziek.', told })
  expect(await remove(0)).toEqual({ outcome: 'awaited', count: 1 })
  await stage.booked('21T09:30', aPerson())
  expect(await remove(1)).toEqual({ outcome: 'awaited', count: 2 })
  expect(await remove(2, stage.propertyId + 1)).toEqual({ outcome: 'unknown' })
  await stage.workJobs()
  await db.delete(mails)
  expect(await remove(2)).toEqual({ outcome: 'removed' })
  expect(await remove(2)).toEqual({ outcome: 'unknown' })
  await stage.workJobs()
  const letters = (await db.select().from(mails)).filter(
    ({ recipient }) => recipient === visit.email,
  )
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toContain('gaat niet door')
  expect(letters[0]?.text).toContain('De eigenaar is ziek.')

  await add({ day: '2026-11-22' })
  await cancelViewingsOfProperty(tools, stage.propertyId)
  expect(await listOpenHousesOf(db, stage.propertyId, stage.now())).toEqual([])
})
