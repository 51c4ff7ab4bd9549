import { expect, test } from 'vitest'
import {
  appointments,
  engagements,
  viewingFeedback,
  viewingSlots,
} from '../app/appointments/tables.server'
import { openFileStore } from '../app/files/file-store.server'
import { openTestDatabase } from '../testing/test-database'
import { plantDemoProperties } from './plant-demo-properties'
import { plantDemoViewings } from './plant-demo-viewings'

const { db } = await openTestDatabase()
const now = new Date('2026-11-16T08:00:00Z')

test('the demo diary has a past with feedback and a future', async () => {
  await plantDemoProperties(db, openFileStore('data/tests-files'), now)
  await plantDemoViewings(db, now)
  const statuses = (await db.select().from(appointments)).map(({ status }) => status)
  const count = (status: string) => statuses.filter((each) => each === status).length
  expect(count('done')).toBeGreaterThan(8)
  expect(count('confirmed')).toBeGreaterThan(3)
  expect(count('requested')).toBeGreaterThan(0)
  expect(await db.$count(viewingFeedback)).toBeGreaterThan(5)
  expect(await db.$count(engagements)).toBe(3)
  const slots = await db.select().from(viewingSlots)
  const isPast = (id: string) => slots.some((slot) => slot.id === id && slot.endsAt < now)
  for (const { slotId, status } of await db.select().from(appointments)) {
    expect(isPast(slotId)).toBe(status === 'done' || status === 'no-show')
  }
})
