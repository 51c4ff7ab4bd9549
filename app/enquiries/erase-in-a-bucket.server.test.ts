import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openTestBucket } from '../files/bucket.testing'
import { openBucketDepot } from '../files/bucket-depot.server'
import { openFileStore } from '../files/file-store.server'
import type { Form } from '../forms/form'
import { mailDue } from '../mail/outbox.server'
import { formNamed } from './forms'
import { erasePerson } from './people/erase-person.server'
import { forgetExpiredEnquiries } from './people/forget-expired.job.server'
import { enquiryReceived } from './receive-enquiry.server'
import { submitForm } from './submit-form.server'
import { enquiries } from './tables.server'
import { filledIn, formTools } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const bucket = await openTestBucket()
afterAll(bucket.close)
const files = openFileStore(openBucketDepot(bucket.bucket))
const tools = { ...formTools(db, jobs, new Date()), files }

async function send(email: string) {
  const form = formNamed('job-contact') as Form
  const data = filledIn(tools, form, { email })
  const sent = { form, data, language: 'nl' as const, address: email, subject: {} }
  expect(await submitForm(tools, sent)).toMatchObject({ outcome: 'received' })
}

test('what somebody sent is erased in the bucket, and while that is away nothing is called erased', async () => {
  await send('nora@example.be')
  expect(bucket.kept.size).toBe(1)
  bucket.state.refusal = { status: 503, code: 'SlowDown' }
  await expect(erasePerson(tools, 'nora@example.be')).rejects.toThrow('SlowDown')
  expect(await db.$count(enquiries)).toBe(1)

  bucket.state.refusal = undefined
  expect(await erasePerson(tools, 'nora@example.be')).toMatchObject({ enquiries: 1, files: 1 })
  expect(bucket.kept.size).toBe(0)
})

test('what is past its time is forgotten in the bucket too, tonight or the night after', async () => {
  await send('jan@example.be')
  const later = { ...tools, now: () => new Date(tools.now().getTime() + 200 * 86_400_000) }
  bucket.state.refusal = { status: 503, code: 'SlowDown' }
  await expect(forgetExpiredEnquiries(later)).rejects.toThrow('SlowDown')
  bucket.state.refusal = undefined
  expect(await forgetExpiredEnquiries(later)).toMatchObject({ enquiries: 1, files: 1 })
  expect(bucket.kept.size).toBe(0)
})
