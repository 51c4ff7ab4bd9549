import { expect, test } from 'vitest'
import { anAgent } from '../../../testing/viewing-samples'
import type { Account } from '../../accounts/account'
import { changes } from '../../journal/tables.server'
import { insertAgent } from '../agents/agent-queries.server'
import { moveTime } from '../agents/move-time.server'
import { planViewings } from '../agents/plan-viewings.server'
import { versionOfTime } from '../agents/planned-time'
import { findSlot } from '../slots/slot-queries.server'
import { viewingSlots } from '../tables.server'
import { at, lies, openViewingStage } from '../testing'
import { forgetVisitorsBefore } from '../visitor-queries.server'
import type { EngagementValues } from './engagement.form'
import { findEngagement, listEngagements } from './engagement-queries.server'
import { addEngagement, removeEngagement, saveEngagement } from './save-engagement.server'

const stage = await openViewingStage()
const { db } = stage
const person = (email: string, role: Account['role']): Account => ({ ...lies, email, role })
const tools = (staff = person('lies@example.be', 'agent')) => Object.assign(stage, { staff })
const values = (wish: Partial<EngagementValues> = {}): EngagementValues => ({
  agentId: stage.agentId,
  day: '2026-11-18',
  from: '10:00',
  to: '11:30',
  subject: 'Schatting Claes',
  place: 'Kerkstraat 3, Aarschot',
  notes: '',
  ...wish,
})

async function added(
  wish: Partial<EngagementValues> = {},
  kind: 'valuation' | 'private' = 'valuation',
) {
  const answer = await addEngagement(tools(), kind, values(wish))
  if (answer.outcome !== 'saved') throw new Error(answer.outcome)
  return answer.id
}

async function freeOn(day: string) {
  const plan = await planViewings(stage, stage.propertyId)
  const found = plan.outcome === 'planned' ? plan.days.find((each) => each.day === day) : undefined
  return found?.slots.filter(({ seatsLeft }) => seatsLeft > 0).map(({ startsAt }) => startsAt)
}

test('[4.13] an agent is never in two places: a valuation and a viewing keep out of each other’s way', async () => {
  await stage.booked('18T09:00')
  expect(await addEngagement(tools(), 'valuation', values())).toEqual({ outcome: 'full' })
  await added({ from: '10:30', to: '11:30' })
  const free = await freeOn('2026-11-18')
  // From 10:30 to 11:30 in Belgium, and the drive before and after it.
  for (const taken of ['09:00', '09:30', '10:00', '10:30']) {
    expect(free).not.toContainEqual(at(`18T${taken}`))
  }
  expect(free).toContainEqual(at('18T11:00'))
  await expect(stage.booked('18T10:00')).rejects.toThrow('full')
})

test('two colleagues who plan the same hour at once: one of them is told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      addEngagement(tools(), at % 2 ? 'signing' : 'valuation', values()),
    ),
  )
  const saved = answers.filter(({ outcome }) => outcome === 'saved')
  expect(saved).toHaveLength(1)
  expect(await db.$count(viewingSlots)).toBe(1)
})

test('what was changed meanwhile is not overwritten, and what moves stays apart', async () => {
  const id = await added()
  await added({ from: '14:00', to: '15:00' })
  const edit = { id, version: 1 }
  const taken = await saveEngagement(tools(), {
    ...edit,
    values: values({ from: '13:30', to: '14:30' }),
  })
  expect(taken).toEqual({ outcome: 'full' })
  const moved = values({ from: '12:00', to: '14:00', subject: 'Schatting Claes-Maes' })
  expect(await saveEngagement(tools(), { ...edit, values: moved })).toMatchObject({
    outcome: 'saved',
  })
  expect(await findEngagement(db, id)).toMatchObject({
    subject: 'Schatting Claes-Maes',
    version: 2,
  })
  const stale = await saveEngagement(tools(), { ...edit, values: values() })
  expect(stale).toEqual({ outcome: 'stale', theirs: moved, version: 2 })
})

test('what is private is changed by its agent or a manager; the journal does not say what it was', async () => {
  const id = await added({ subject: 'Tandarts', place: 'Dr. Janssens' }, 'private')
  const edit = { id, version: 1, values: values({ subject: 'Gelezen' }) }
  expect(await saveEngagement(tools(), edit)).toEqual({ outcome: 'unknown' })
  expect(await removeEngagement(tools(), id)).toEqual({ outcome: 'unknown' })
  const slot = await findSlot(db, id)
  if (!slot) throw new Error('no slot')
  const to = { agentId: stage.agentId, startsAt: at('18T13:00'), endsAt: at('18T14:00') }
  const wish = { slotId: id, seen: versionOfTime(slot, []), ...to }
  expect(await moveTime(tools(), wish)).toEqual({ outcome: 'unknown' })
  expect(await moveTime(tools(person('NELE@example.be', 'agent')), wish)).toEqual({
    outcome: 'moved',
  })
  expect(await findEngagement(db, id)).toMatchObject({ startsAt: at('18T13:00'), version: 2 })
  const manager = tools(person('baas@example.be', 'manager'))
  expect(await removeEngagement(manager, id)).toEqual({ outcome: 'removed' })
  expect(await findSlot(db, id)).toBeUndefined()
  expect(JSON.stringify(await db.select().from(changes))).not.toContain('Tandarts')
})

test.each([
  ['an agent who left', { agentId: 999_999 }, 'unknown-agent'],
  ['an hour that the clock skips', { day: '2027-03-28', from: '02:10', to: '02:50' }, 'saved'],
  ['an end that the clock turns back', { day: '2026-10-25', from: '02:50', to: '02:55' }, 'saved'],
])('%s', async (_, wish, outcome) => {
  expect(await addEngagement(tools(), 'signing', values(wish))).toMatchObject({ outcome })
})

test('they are kept no longer than viewings are', async () => {
  const agentId = await insertAgent(db, anAgent())
  await added({ agentId })
  await forgetVisitorsBefore(db, at('17T10:00'))
  const stretch = { from: at('01T00:00'), to: at('30T00:00'), agentId: null }
  expect(await listEngagements(db, stretch)).toHaveLength(1)
  await forgetVisitorsBefore(db, at('19T10:00'))
  expect(await listEngagements(db, stretch)).toHaveLength(0)
})
