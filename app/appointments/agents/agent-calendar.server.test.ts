import { expect, test } from 'vitest'
import { cancelViewing } from '../cancel-viewing.server'
import { addEngagement } from '../engagements/save-engagement.server'
import { moveViewing } from '../move-viewing.server'
import { readCalendar } from '../read-calendar.testing'
import { at, lies, openViewingStage } from '../testing'
import { agentCalendar, agentCalendarFile } from './agent-calendar.server'
import { findAgent, revokeAgentCalendar } from './agent-queries.server'

const stage = await openViewingStage()
const { db, signer } = stage

test('an agent’s calendar follows what is moved and cancelled, behind a link that can be revoked', async () => {
  const first = await stage.booked('18T13:30')
  const second = await stage.booked('18T15:00')
  await moveViewing(stage, { appointmentId: first.id, startsAt: at('19T09:00') })
  await cancelViewing(stage, { appointmentId: second.id, by: 'visitor' })
  const agent = await findAgent(db, stage.agentId)
  if (!agent) throw new Error('no agent')
  const file = agentCalendarFile(signer, agent)
  const answer = await agentCalendar(stage, file)
  const { events } = readCalendar(answer.outcome === 'found' ? answer.text : '')
  expect(events).toMatchObject([
    { start: '2026-11-18T15:00:00.000Z', status: 'CANCELLED', sequence: 1 },
    {
      start: '2026-11-19T09:00:00.000Z',
      status: 'CONFIRMED',
      sequence: 1,
      location: 'Kouter 7, 9000 Gent',
    },
  ])
  expect(events[1]?.summary).toContain('Nora Peeters')

  await revokeAgentCalendar(db, stage.agentId)
  expect(await agentCalendar(stage, file)).toEqual({ outcome: 'unknown' })
  for (const forged of [`${stage.agentId}-x.ics`, '', '999-abc.ics', `${file}x`]) {
    expect(await agentCalendar(stage, forged)).toEqual({ outcome: 'unknown' })
  }
})

test('what an agent does besides viewings is in their calendar too', async () => {
  const tools = Object.assign(stage, { staff: lies })
  await addEngagement(tools, 'signing', {
    agentId: stage.agentId,
    day: '2026-11-18',
    from: '18:00',
    to: '19:00',
    subject: 'Akte Claes',
    place: 'Notaris Maes, Leuven',
    notes: '',
  })
  const agent = await findAgent(db, stage.agentId)
  if (!agent) throw new Error('no agent')
  const answer = await agentCalendar(stage, agentCalendarFile(signer, agent))
  const { events } = readCalendar(answer.outcome === 'found' ? answer.text : '')
  expect(events).toMatchObject([
    {
      start: '2026-11-18T17:00:00.000Z',
      summary: 'Akte Claes',
      location: 'Notaris Maes, Leuven',
    },
  ])
})
