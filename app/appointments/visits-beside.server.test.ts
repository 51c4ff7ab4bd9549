import { expect, test } from 'vitest'
import { aBooking, anAgent } from '../../testing/viewing-samples'
import { findFullProperty } from '../properties/shown/full-queries.server'
import { properties } from '../properties/stored/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { noVersion } from '../web/versioned-cache'
import { insertAgent, savePropertyViewings } from './agents/agent-queries.server'
import { bookViewing } from './booking/book-viewing.server'
import { keepOwnCalendar } from './own-calendars/own-calendar-queries.server'
import { askViewings, loadAgenda } from './slots/agenda.server'
import { firstFree } from './slots/slots'
import { visitsBeside } from './slots/visits-beside.server'
import { agentHours, busyTimes, openHouses } from './tables.server'
import { at, openViewingStage } from './testing'

const stage = await openViewingStage()
const { db } = stage
const site = { ...stage, language: 'nl' as const, contentVersion: noVersion }
const property = async () => {
  const found = await findFullProperty(db, stage.propertyId)
  if (found.outcome !== 'found') throw new Error('it is not on the site')
  return found.visitFacts
}
const nextHours = async (contentVersion = noVersion) =>
  (await visitsBeside({ ...site, contentVersion }, await property(), [])).next

test('the first four free hours are told, with who opens the door', async () => {
  const before = await nextHours()
  expect(before?.agent.name).not.toBe('')
  expect(before?.hours).toHaveLength(4)
  expect(before?.hours).toEqual(before?.hours.toSorted())

  const startsAt = new Date(before?.hours[0] ?? '')
  const answer = await bookViewing(stage, aBooking({ propertyId: stage.propertyId, startsAt }))
  expect(answer.outcome).toBe('booked')
  const after = await nextHours()
  expect(after?.hours).not.toContain(startsAt.toISOString())
  expect(after?.hours).toHaveLength(4)
})

test('a property that is not visited by appointment has none', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'off' })
  expect(await nextHours()).toBeNull()
})

test('a property that is sold has none', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'at-once' })
  expect(await nextHours()).not.toBeNull()
  await db.update(properties).set({ status: 'sold' })
  expect(await nextHours()).toBeNull()
  await db.update(properties).set({ status: 'option' })
  expect(await nextHours()).not.toBeNull()
})

test('the hours of an agent are read once until content changes', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'at-once' })
  const before = await nextHours(1)
  expect(before?.hours).toHaveLength(4)
  await db.delete(agentHours)
  expect(await nextHours(1)).toEqual(before)
  expect((await nextHours(2))?.hours).toEqual([])
})

/** As whoever books is answered. */
async function hoursToBook() {
  const agenda = await loadAgenda(db, await property(), stage.now())
  if (!agenda) return undefined
  const free = firstFree(await askViewings(db, agenda, stage.now()), 4)
  return free.map(({ startsAt }) => startsAt.toISOString())
}

test('a page tells the hours that can be booked, whoever shows the property and stands elsewhere', async () => {
  const { propertyId, agentId: usual } = stage
  const named = await insertAgent(db, anAgent({ email: 'sofie@example.be', horizonDays: 20 }))
  const third = await insertAgent(db, anAgent({ email: 'tom@example.be' }))
  for (const agentId of [usual, named, third]) {
    await keepOwnCalendar(db, { agentId, address: 'sealed', host: 'calendar.example' })
  }
  const [one, other] = [aProperty(), aProperty()]
  await insertProperties(db, [one, other])
  const busy = (agentId: number, from: string, to: string) => ({
    agentId,
    startsAt: at(from),
    endsAt: at(to),
  })
  const open = (
    wish: { propertyId: number; agentId: number; colleagueIds?: number[] },
    day: string,
  ) => ({
    ...wish,
    startsAt: at(`${day}T10:00`),
    endsAt: at(`${day}T10:30`),
    seats: 1,
  })
  const ways: (() => Promise<unknown>)[] = [
    async () => {},
    () => db.insert(busyTimes).values([busy(usual, '16T09:00', '16T12:00')]),
    () => db.insert(busyTimes).values([busy(third, '16T07:00', '16T16:00')]),
    () => db.insert(openHouses).values(open({ propertyId: one.id, agentId: usual }, '16')),
    () => db.insert(openHouses).values(open({ propertyId, agentId: third }, '16')),
    () => stage.booked('16T12:30'),
    () => savePropertyViewings(db, { propertyId, mode: 'at-once', agentId: named }),
    () => stage.booked('16T09:00'),
    () => db.insert(busyTimes).values([busy(named, '16T11:00', '16T12:00')]),
    () =>
      db
        .insert(openHouses)
        .values(open({ propertyId: other.id, agentId: usual, colleagueIds: [named] }, '17')),
    () => db.insert(busyTimes).values([busy(named, '16T08:00', '17T09:00')]),
    () => stage.booked('16T10:15'),
  ]
  for (const change of ways) {
    await change()
    const told = (await nextHours())?.hours
    expect(told).toHaveLength(4)
    expect(told).toEqual(await hoursToBook())
  }
})
