import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { activities } from '../activity/tables.server'
import { listAgenda } from './agents/agenda-queries.server'
import { lookAfterViewings } from './look-after-viewings.job.server'
import { noteOutcome, noteToldFeedback } from './note-outcome.server'
import { at, openViewingStage } from './testing'

const stage = await openViewingStage()
const { db } = stage
const staff = { id: '00000000-0000-4000-8000-000000000001', name: 'Sofie Maes' }
const office = Object.assign(stage, { staff })

test('the owner reads what the agent shows of a viewing, and not the rest', async () => {
  const { id } = await stage.booked('18T09:00')
  const outcome = { interest: 'interested', words: 'Komt terug', isShown: false } as const
  expect(await noteOutcome(office, id, { ...outcome, version: 0 })).toEqual({
    outcome: 'not-visited',
  })
  stage.time = at('18T11:00')
  await lookAfterViewings(stage)
  const commentNow = async () => {
    const [line] = await db
      .select()
      .from(activities)
      .where(eq(activities.key, `visit:${id}`))
    return line?.comment
  }
  expect(await noteOutcome(office, id, { ...outcome, version: 0 })).toEqual({ outcome: 'noted' })
  expect(await commentNow()).toBe('')
  expect(await noteOutcome(office, id, { ...outcome, version: 0 })).toEqual({ outcome: 'stale' })
  await noteOutcome(office, id, { ...outcome, isShown: true, version: 1 })
  expect(await commentNow()).toBe('Komt terug')
  const told = { rating: 4, words: 'Mooie tuin' }
  expect(await noteToldFeedback(office, id, told)).toEqual({ outcome: 'noted' })
  expect(await noteToldFeedback(office, id, { rating: 1, words: '' })).toEqual({
    outcome: 'given-before',
  })
  expect(await commentNow()).toBe('4/5 Mooie tuin · Komt terug')
  const [line] = await listAgenda(db, { from: at('18T00:00'), to: at('19T00:00'), agentId: null })
  expect(line).toMatchObject({ id, rating: 4, interest: 'interested' })
})
