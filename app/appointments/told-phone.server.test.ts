import { expect, test } from 'vitest'
import { aPerson } from '../../testing/viewing-samples'
import { mails } from '../mail/tables.server'
import { agentCalendar, agentCalendarFile } from './agents/agent-calendar.server'
import { findAgent } from './agents/agent-queries.server'
import { agents } from './tables.server'
import { openViewingStage } from './testing'

const stage = await openViewingStage()
const { db } = stage

test('[5.07] letters and calendars group a number however it was typed', async () => {
  await db.update(agents).set({ phone: '016234530' })
  const { email } = await stage.booked('18T13:30', aPerson({ phone: '0470123456' }))
  await stage.workJobs()
  const letters = new Map(
    (await db.select().from(mails)).map(({ recipient, text }) => [recipient, text]),
  )
  expect(letters.get(email)).toContain('Nele Verbruggen, 016 23 45 30')
  expect(letters.get('nele@example.be')).toContain('0470 12 34 56')
  const agent = await findAgent(db, stage.agentId)
  const answer = agent && (await agentCalendar(stage, agentCalendarFile(stage.signer, agent)))
  expect(answer).toMatchObject({ text: expect.stringContaining('0470 12 34 56') })
})
