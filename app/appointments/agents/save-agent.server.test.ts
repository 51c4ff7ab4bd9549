import { expect, test } from 'vitest'
import { listChanges } from '../../journal/queries.server'
import { openViewingStage } from '../testing'
import { agentForm, type ViewingRules, viewingDaysForm, viewingRulesForm } from './agent.form'
import { agentCalendar, agentCalendarFile } from './agent-calendar.server'
import { findAgent, findPropertyViewings, listAllViewingDays } from './agent-queries.server'
import { planViewings } from './plan-viewings.server'
import { addAgent, agentValues, renewAgentCalendar, saveAgent } from './save-agent.server'
import { addViewingDays, removeViewingDay, saveViewingRules } from './save-viewing-rules.server'

const stage = await openViewingStage()
const { db } = stage
const staff = { id: '00000000-0000-4000-8000-000000000001', name: 'Sofie Maes' }
const office = Object.assign(stage, { staff })

async function theAgent() {
  const agent = await findAgent(db, stage.agentId)
  if (!agent) throw new Error('no agent')
  return { agent, values: await agentValues(db, agent) }
}

const freeOn = async (day: string) => {
  const plan = await planViewings(stage, stage.propertyId)
  if (plan.outcome !== 'planned') throw new Error(plan.outcome)
  return plan.days.find((each) => each.day === day)?.slots.length
}

test('other hours give other moments at once; the journal keeps both versions', async () => {
  const { agent, values } = await theAgent()
  expect(await freeOn('2026-11-18')).toBe(16)
  const hours = [{ weekday: 3, from: '10:00', to: '12:00' }]
  const change = { id: agent.id, version: 1, values: { ...values, hours } }
  expect(await saveAgent(office, change)).toEqual({ outcome: 'saved', id: agent.id })
  expect(await freeOn('2026-11-18')).toBe(4)
  expect(await freeOn('2026-11-19')).toBe(0)
  const [noted] = await listChanges(db, { kind: 'agent', id: String(agent.id) })
  expect(noted).toMatchObject({ action: 'change', before: { name: agent.name }, after: { hours } })
})

test('who saves over a colleague’s change gets theirs back instead', async () => {
  const { agent, values } = await theAgent()
  const mine = { id: agent.id, version: 1, values: { ...values, phone: '1' } }
  await saveAgent(office, { ...mine, values: { ...values, phone: '2' } })
  expect(await saveAgent(office, mine)).toMatchObject({
    outcome: 'stale',
    version: 2,
    theirs: { phone: '2' },
  })
  expect(await saveAgent(office, { ...mine, id: 999_999 })).toEqual({ outcome: 'unknown' })
})

test('two saves at the same moment: one is kept', async () => {
  const { agent, values } = await theAgent()
  const save = (phone: string) =>
    saveAgent(office, { id: agent.id, version: 1, values: { ...values, phone } })
  const outcomes = (await Promise.all(['1', '2', '3'].map(save))).map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual(['saved', 'stale', 'stale'])
})

test('a new agent', async () => {
  const { values } = await theAgent()
  const added = await addAgent(office, { ...values, name: 'Tom Claes' })
  if (added.outcome !== 'saved') throw new Error(added.outcome)
  expect(await findAgent(db, added.id)).toMatchObject({ name: 'Tom Claes', version: 1 })
})

test('a renewed calendar link makes the old one void', async () => {
  const { agent } = await theAgent()
  const file = agentCalendarFile(stage.signer, agent)
  expect((await agentCalendar(stage, file)).outcome).toBe('found')
  expect(await renewAgentCalendar(office, agent.id)).toEqual({ outcome: 'renewed' })
  expect((await agentCalendar(stage, file)).outcome).toBe('unknown')
  expect(await renewAgentCalendar(office, 999_999)).toEqual({ outcome: 'unknown' })
})

const rules: ViewingRules = { agentId: null, mode: 'on-request', seats: 3, windows: [] }

test('the rules of one property: saved from nothing, refused when stale', async () => {
  const { propertyId } = stage
  const save = (version: number, seats: number) =>
    saveViewingRules(office, { propertyId, version, rules: { ...rules, seats } })
  expect(await save(0, 3)).toEqual({ outcome: 'saved' })
  expect(await save(0, 4)).toMatchObject({ outcome: 'stale', version: 1, theirs: { seats: 3 } })
  expect(await save(1, 5)).toEqual({ outcome: 'saved' })
  expect(await findPropertyViewings(db, propertyId)).toMatchObject({ seats: 5, version: 2 })
  const windows = [{ day: '2026-11-18', from: '10:00', to: '11:00' }]
  await saveViewingRules(office, { propertyId, version: 2, rules: { ...rules, windows } })
  expect(await freeOn('2026-11-18')).toBe(2)
  expect(await freeOn('2026-11-19')).toBe(0)
})

test('two first rules at the same moment: one is kept', async () => {
  const { propertyId } = stage
  const saves = [1, 2, 3].map((seats) =>
    saveViewingRules(office, { propertyId, version: 0, rules: { ...rules, seats } }),
  )
  const outcomes = (await Promise.all(saves)).map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual(['saved', 'stale', 'stale'])
})

test('rules of no property, or with no such agent, are refused', async () => {
  const { propertyId } = stage
  expect(await saveViewingRules(office, { propertyId: -1, version: 0, rules })).toEqual({
    outcome: 'unknown',
  })
  const nobody = { ...rules, agentId: 999_999 }
  expect(await saveViewingRules(office, { propertyId, version: 0, rules: nobody })).toEqual({
    outcome: 'unknown-agent',
  })
})

const leave = { day: '2026-11-18', until: '2026-11-19', from: null, to: null, reason: 'Opleiding' }

test('days off close those days, are not overwritten, and can be taken back', async () => {
  const { agentId } = stage
  expect(await addViewingDays(office, agentId, leave)).toEqual({ outcome: 'added', count: 2 })
  expect(await freeOn('2026-11-18')).toBe(0)
  expect(await freeOn('2026-11-19')).toBe(0)
  const longer = { ...leave, until: '2026-11-20', reason: 'Ziek' }
  expect(await addViewingDays(office, agentId, longer)).toEqual({ outcome: 'added', count: 1 })
  expect(await addViewingDays(office, agentId, leave)).toEqual({ outcome: 'known' })
  expect(await addViewingDays(office, 999_999, leave)).toEqual({ outcome: 'unknown-agent' })
  const [kept] = await listAllViewingDays(db, '2026-11-01', '2026-11-30')
  expect(kept?.reason).toBe('Opleiding')
  expect(await removeViewingDay(office, kept?.id ?? '')).toEqual({ outcome: 'removed' })
  expect(await removeViewingDay(office, kept?.id ?? '')).toEqual({ outcome: 'unknown' })
  expect(await freeOn('2026-11-18')).toBe(16)
  const noted = await listChanges(db, { kind: 'agent', id: String(agentId) })
  expect(noted.map(({ action }) => action)).toEqual(['remove-day', 'add-day', 'add-day'])
})

test('a holiday on which one agent receives after all', async () => {
  await addViewingDays(office, null, { ...leave, until: null })
  const open = { ...leave, until: null, from: '10:00', to: '12:00' }
  expect(await freeOn('2026-11-18')).toBe(0)
  await addViewingDays(office, stage.agentId, open)
  expect(await freeOn('2026-11-18')).toBe(4)
})

test.each([
  ['hours the wrong way round', { hours: [{ weekday: 1, from: '12:00', to: '09:00' }] }],
  ['an hour that does not exist', { hours: [{ weekday: 1, from: '24:00', to: '25:00' }] }],
  ['an eighth day', { hours: [{ weekday: 8, from: '09:00', to: '10:00' }] }],
  ['a visit of no time', { viewingMinutes: 0 }],
  ['a half minute', { viewingMinutes: 30.5 }],
  ['a postal code in words', { zipStarts: ['Aarschot'] }],
])('%s are refused', async (_, change) => {
  const { values } = await theAgent()
  expect(agentForm.safeParse(values).success).toBe(true)
  expect(agentForm.safeParse({ ...values, ...change }).success).toBe(false)
})

test('a window on no day is refused', () => {
  const window = { day: '2026-02-31', from: '09:00', to: '10:00' }
  expect(viewingRulesForm.safeParse({ ...rules, windows: [window] }).success).toBe(false)
})

test.each([
  ['on no day', { day: '2026-02-31' }],
  ['that ends before it begins', { until: '2026-11-17' }],
  ['of half a year', { until: '2027-05-18' }],
  ['with half an hour', { from: '10:00' }],
  ['with hours the wrong way round', { from: '12:00', to: '10:00' }],
])('a leave %s is refused', (_, change) => {
  expect(viewingDaysForm.safeParse(leave).success).toBe(true)
  expect(viewingDaysForm.safeParse({ ...leave, ...change }).success).toBe(false)
})
