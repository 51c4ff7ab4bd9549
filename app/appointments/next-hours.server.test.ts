import { expect, test } from 'vitest'
import { aBooking } from '../../testing/viewing-samples'
import { savePropertyViewings } from './agents/agent-queries.server'
import { bookViewing } from './booking/book-viewing.server'
import { nextHours } from './slots/next-hours.server'
import { openViewingStage } from './testing'

const stage = await openViewingStage()
const { db } = stage

test('the first four free hours are told, with who opens the door', async () => {
  const before = await nextHours(stage, stage.propertyId)
  expect(before?.agent.name).not.toBe('')
  expect(before?.hours).toHaveLength(4)
  expect(before?.hours).toEqual(before?.hours.toSorted())

  const startsAt = new Date(before?.hours[0] ?? '')
  const answer = await bookViewing(stage, aBooking({ propertyId: stage.propertyId, startsAt }))
  expect(answer.outcome).toBe('booked')
  const after = await nextHours(stage, stage.propertyId)
  expect(after?.hours).not.toContain(startsAt.toISOString())
  expect(after?.hours).toHaveLength(4)
})

test('a property that is not visited by appointment has none', async () => {
  await savePropertyViewings(db, { propertyId: stage.propertyId, mode: 'off' })
  expect(await nextHours(stage, stage.propertyId)).toBeNull()
  expect(await nextHours(stage, 1)).toBeNull()
})
