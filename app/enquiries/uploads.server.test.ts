import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import type { Form } from '../forms/form'
import { uploads } from '../forms/tables.server'
import { mailDue } from '../mail/outbox.server'
import { formNamed } from './forms'
import { enquiryReceived } from './receive-enquiry.server'
import { submitForm } from './submit-form.server'
import { enquiries } from './tables.server'
import { filledIn, formTools, pdf } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
const submit = (form: Form, data: FormData) =>
  submitForm(tools, { form, data, language: 'nl', address: '', subject: {} })

test('a photo loses where it was taken, and survives an error in the form', async () => {
  const form = formNamed('contact-demand') as Form
  const photo = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#a4452c' },
  })
    .withExif({ IFD3: { GPSLatitude: '50/1 59/1 0/1' }, IFD0: { Copyright: 'Nora' } })
    .jpeg()
    .toBuffer()
  const data = filledIn(tools, form, { email: 'wrong' })
  data.set('photos', new File([new Uint8Array(photo)], '../../etc/gevel.png'))
  const refused = await submit(form, data)
  if (refused.outcome !== 'invalid') throw new Error(refused.outcome)
  const [kept] = refused.state.files.photos ?? []
  expect(kept?.name).toBe('gevel.jpg')

  data.set('email', 'nora@example.be')
  data.set('photos', kept?.token ?? '')
  expect(await submit(form, data)).toMatchObject({ outcome: 'received' })
  const [enquiry] = await db.select().from(enquiries)
  const [upload] = await db
    .select()
    .from(uploads)
    .where(eq(uploads.enquiryId, enquiry?.id ?? ''))
  const bytes = await tools.files.read(upload?.file ?? '')
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(enquiry?.answers.photos).toEqual(['gevel.jpg'])
})

test.each([
  ['a script called cv.pdf', new File(['#!/bin/sh\nrm -rf /'], 'cv.pdf'), 'ALERT_FILE_TYPE'],
  ['a page called cv.pdf', new File(['<html><script>1</script>'], 'cv.pdf'), 'ALERT_FILE_TYPE'],
  [
    'a file of 11 MB',
    new File([new Uint8Array(11 * 1024 * 1024)], 'cv.pdf'),
    'ALERT_FILE_TOO_LARGE',
  ],
])('%s is not taken in', async (_, file, alert) => {
  const form = formNamed('job-contact') as Form
  const data = filledIn(tools, form)
  data.set('cv', file)
  expect(await submit(form, data)).toMatchObject({
    outcome: 'invalid',
    state: { errors: { cv: [alert] } },
  })
})

test('a token of a file that we did not write is no file', async () => {
  const form = formNamed('job-contact') as Form
  const data = filledIn(tools, form)
  data.set('cv', 'forged.token')
  expect(await submit(form, data)).toMatchObject({
    outcome: 'invalid',
    state: { errors: { cv: ['ALERT_CV_EMPTY'] } },
  })
  data.set('cv', pdf())
  expect(await submit(form, data)).toMatchObject({ outcome: 'received' })
})
