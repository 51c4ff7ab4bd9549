import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { checkForm } from '../forms/check-form.server'
import { mailDue } from '../mail/outbox.server'
import { forms } from './forms'
import { enquiryReceived } from './receive-enquiry.server'
import { filledIn, formTools } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const minute = 60_000
const asked = forms.filter(({ captcha }) => captcha === 'in-doubt')

/** Sends forms at these minutes of a day, each filled in for a minute, and tells what came of each. */
async function sendAt(minutes: number[], address: string) {
  const start = new Date('2026-03-02T08:00:00Z')
  const tools = formTools(db, jobs, start)
  const outcomes: string[] = []
  for (const [index, at] of minutes.entries()) {
    tools.clock.now = new Date(start.getTime() + at * minute)
    const form = asked[index % asked.length]
    if (!form) throw new Error('there is no form')
    const data = filledIn(tools, form)
    const { outcome } = await checkForm(tools, { form, data, address })
    outcomes.push(outcome)
  }
  return outcomes
}

const every = (count: number, minutes: number) =>
  Array.from({ length: count }, (_, index) => index * minutes)

test('[5.03] a visitor who sends ten forms over a day is never asked for characters', async () => {
  expect(asked.length).toBeGreaterThanOrEqual(8)
  expect(await sendAt(every(10, 50), 'one visitor')).toEqual(Array(10).fill('checked'))
})

test('[5.03] nor one who sends them one after the other, a minute each', async () => {
  expect(await sendAt(every(10, 1), 'in a hurry')).toEqual(Array(10).fill('checked'))
})

test('[5.03] nor eight colleagues behind one address, ten forms each, twenty of them after lunch', async () => {
  const morning = every(30, 8)
  const afterLunch = every(20, 0.5).map((at) => 300 + at)
  const afternoon = every(30, 5).map((at) => 345 + at)
  const day = [...morning, ...afterLunch, ...afternoon]
  expect(await sendAt(day, 'an office')).toEqual(Array(80).fill('checked'))
})

test('[5.03] a robot that keeps to the pace of an office is asked after a hundred', async () => {
  const outcomes = await sendAt(every(120, 1), 'a patient robot')
  expect(outcomes.slice(0, 100)).toEqual(Array(100).fill('checked'))
  expect(outcomes.slice(100)).toEqual(Array(20).fill('invalid'))
})
