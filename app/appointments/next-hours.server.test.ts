import { expect, test } from 'vitest'
import { aBooking } from '../../testing/viewing-samples'
import { findFullProperty } from '../properties/shown/full-queries.server'
import { properties } from '../properties/stored/tables.server'
import { noVersion } from '../web/versioned-cache'
import { savePropertyViewings } from './agents/agent-queries.server'
import { bookViewing } from './booking/book-viewing.server'
import { nextHours } from './slots/next-hours.server'
import { agentHours } from './tables.server'
import { openViewingStage } from './testing'

const stage = await openViewingStage()
const { db } = stage
const site = { ...stage, contentVersion: noVersion }
const property = async () => {
  const found = await findFullProperty(db, stage.propertyId)
  if (found.outcome !== 'found') throw new Error('it is not on the site')
  return found.visitFacts
}

test('the first four free hours are told, with who opens the door', async () => {
  const before = await nextHours(site, await property())
  expect(before?.agent.name).not.toBe('')
  expect(before?.hours).toHaveLength(4)
  expect(before?.hours).toEqual(before?.hours.toSorted())

  const startsAt = new Date(before?.hours[0] ?? '')
  const answer = await bookViewing(stage, aBooking({ propertyId: stage.propertyId, startsAt }))
  expect(answer.outcome).toBe('booked')
  const after = await nextHours(site, await property())
  expect(after?.hours).not.toContain(startsAt.toISOString())
  expect(after?.hours).toHaveLength(4)
})

test('a property that is not visited by appointment has none', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'off' })
  expect(await nextHours(site, await property())).toBeNull()
})

test('a property that is sold has none', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'at-once' })
  expect(await nextHours(site, await property())).not.toBeNull()
  await db.update(properties).set({ status: 'sold' })
  expect(await nextHours(site, await property())).toBeNull()
  await db.update(properties).set({ status: 'option' })
  expect(await nextHours(site, await property())).not.toBeNull()
})

test('the hours of an agent are read once until content changes', async () => {
  const { db, now } = stage
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'at-once' })
  const at = async (contentVersion: number) =>
    nextHours({ db, now, contentVersion }, await property())
  const before = await at(1)
  expect(before?.hours).toHaveLength(4)
  await db.delete(agentHours)
  expect(await at(1)).toEqual(before)
  expect((await at(2))?.hours).toEqual([])
})
