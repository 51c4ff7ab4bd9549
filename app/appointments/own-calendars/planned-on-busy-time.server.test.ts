import { expect, test } from 'vitest'
import { aPerson } from '../../../testing/viewing-samples'
import { bookByHand } from '../agents/book-by-hand.server'
import { moveTime } from '../agents/move-time.server'
import { versionOfTime } from '../agents/planned-time'
import { addEngagement, saveEngagement } from '../engagements/save-engagement.server'
import { listAppointmentsIn } from '../queries.server'
import { findSlot } from '../slots/slot-queries.server'
import { at, lies, openViewingStage } from '../testing'
import { keepOwnCalendar, replaceBusyTimes } from './own-calendar-queries.server'

const stage = await openViewingStage()
const { db } = stage
const tools = Object.assign(stage, { staff: lies })

async function busyAt(from: string, to: string) {
  await keepOwnCalendar(db, { agentId: stage.agentId, address: 'sealed', host: 'example.com' })
  const busy = [{ startsAt: at(from), endsAt: at(to) }]
  await replaceBusyTimes(db, stage.agentId, busy, at('16T00:00'))
}

test('what is planned by hand on top of it asks for a yes', async () => {
  await busyAt('18T09:00', '18T10:00')
  const values = {
    agentId: stage.agentId,
    day: '2026-11-18',
    from: '10:30',
    to: '11:30',
    subject: 'Schatting',
    place: '',
    notes: '',
  }
  expect(await addEngagement(tools, 'valuation', values)).toEqual({ outcome: 'busy' })
  const added = await addEngagement(tools, 'valuation', values, true)
  if (added.outcome !== 'saved') throw new Error(added.outcome)
  // Other words at the same hour are no other time.
  const edit = { id: added.id, version: 1, values: { ...values, subject: 'Schatting Maes' } }
  expect(await saveEngagement(tools, edit)).toMatchObject({ outcome: 'saved' })

  const { email, firstName, lastName, phone, remark } = aPerson()
  const visitor = {
    email,
    firstName,
    lastName,
    phone,
    remark,
    title: 'ms',
    language: 'nl',
  } as const
  const call = {
    propertyId: stage.propertyId,
    agentId: stage.agentId,
    startsAt: at('18T09:00'),
    endsAt: at('18T09:30'),
    visitor,
  }
  expect(await bookByHand(tools, call)).toEqual({ outcome: 'busy' })
  expect(await bookByHand(tools, { ...call, isDespiteBusy: true })).toMatchObject({
    outcome: 'booked',
  })
})

test('a viewing is moved there only with a yes', async () => {
  await busyAt('18T09:00', '18T10:00')
  const { slotId } = await stage.booked('18T13:00')
  const slot = await findSlot(db, slotId)
  if (!slot) throw new Error('no slot')
  const seen = versionOfTime(slot, await listAppointmentsIn(db, slotId))
  const time = { agentId: stage.agentId, startsAt: at('18T09:30'), endsAt: at('18T10:00') }
  const wish = { slotId, seen, ...time }
  expect(await moveTime(tools, wish)).toEqual({ outcome: 'busy' })
  expect(await moveTime(tools, { ...wish, isDespiteBusy: true })).toEqual({ outcome: 'moved' })
})
