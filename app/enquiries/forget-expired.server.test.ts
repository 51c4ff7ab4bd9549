import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import type { Form } from '../forms/form'
import { uploads } from '../forms/tables.server'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { formNamed } from './forms'
import { writeLetters } from './letters/write-letters.job.server'
import { forgetExpiredEnquiries } from './people/forget-expired.job.server'
import { personCommand } from './people/person-command.server'
import { enquiryReceived } from './receive-enquiry.server'
import { submitForm } from './submit-form.server'
import { enquiries } from './tables.server'
import { filledIn, formTools, pdf } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs, new Date())
const start = tools.now()

async function send(name: string, email: string) {
  const form = formNamed(name) as Form
  const data = filledIn(tools, form, { email })
  const sent = { form, data, language: 'nl' as const, address: email, subject: {} }
  expect(await submitForm(tools, sent)).toMatchObject({ outcome: 'received' })
}

test('what was promised to be forgotten is forgotten, files included', async () => {
  await send('job-contact', 'a@example.be')
  await send('site-contact', 'b@example.be')
  await writeLetters(tools)
  await db.update(mails).set({ state: 'sent' })
  const [upload] = await db.select().from(uploads)
  expect(await tools.files.read(upload?.file ?? '')).toBeDefined()

  tools.clock.now = new Date(start.getTime() + 200 * 86_400_000)
  await forgetExpiredEnquiries(tools)
  expect((await db.select().from(enquiries)).map(({ form }) => form)).toEqual(['site-contact'])
  expect(await tools.files.read(upload?.file ?? '')).toBeUndefined()
  expect(await db.$count(mails)).toBe(0)
  tools.clock.now = start
})

test('a person sees everything about an address, and may have it erased', async () => {
  await send('job-contact', 'Nora@Example.be')
  await send('site-contact', 'other@example.be')
  await writeLetters(tools)
  const exported = JSON.parse(await personCommand(tools, ['export', 'nora@example.be']))
  expect(exported.enquiries).toMatchObject([
    { form: 'job-contact', uploads: [{ name: pdf().name }] },
  ])
  expect(exported.letters).toHaveLength(2)

  const before = await db.$count(enquiries)
  expect(await personCommand(tools, ['erase', 'nora@example.be'])).toContain('1 enquiries, 1 files')
  expect(await db.$count(enquiries)).toBe(before - 1)
  expect(JSON.parse(await personCommand(tools, ['export', 'nora@example.be']))).toMatchObject({
    enquiries: [],
    letters: [],
  })
})
