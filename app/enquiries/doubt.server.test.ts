import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { captchaChallenges } from '../captcha/captcha-tables.server'
import { captchaFields } from '../captcha/providers'
import { openForm } from '../forms/check-form.server'
import { hitsWithoutDoubt } from '../forms/doubt'
import type { Form } from '../forms/form'
import { metaFields } from '../forms/form-fields'
import { mailDue } from '../mail/outbox.server'
import { formNamed } from './forms'
import { enquiryReceived } from './receive-enquiry.server'
import { submitForm } from './submit-form.server'
import { enquiries } from './tables.server'
import { filledIn, formTools, human } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
const contact = formNamed('site-contact') as Form

let visitor = 0
const submit = (form: Form, data: FormData) =>
  submitForm(tools, { form, data, language: 'nl', address: `v${visitor++}`, subject: {} })

test.each(['', 'forged.pass'])(
  'without our pass (%j) the form comes back with a new one',
  async (pass) => {
    const data = filledIn(tools, contact)
    data.set(metaFields.pass, pass)
    const submitted = await submit(contact, data)
    if (submitted.outcome !== 'invalid') throw new Error(submitted.outcome)
    expect(submitted.state).toMatchObject({
      notice: 'ALERT_FORM_EXPIRED',
      values: { firstName: 'Nora' },
    })
    tools.clock.now = new Date(tools.now().getTime() + 10_000)
    data.set(metaFields.pass, submitted.state.pass)
    expect(await submit(contact, data)).toMatchObject({ outcome: 'received' })
  },
)

test('a page that was open for two days can be sent after all', async () => {
  const data = filledIn(tools, contact)
  tools.clock.now = new Date(tools.now().getTime() + 48 * 3_600_000)
  const submitted = await submit(contact, data)
  if (submitted.outcome !== 'invalid') throw new Error(submitted.outcome)
  data.set(metaFields.pass, submitted.state.pass)
  expect(await submit(contact, data)).toMatchObject({ outcome: 'received' })
})

test.each([
  [
    'is faster than people',
    (data: FormData) => data.set(metaFields.pass, openForm(tools, contact).pass),
  ],
  ['fills in the trap', (data: FormData) => data.set(metaFields.trap, 'https://spam.example')],
])('[5.03] who %s is asked for a captcha, and passes with it', async (_, act) => {
  await db.delete(captchaChallenges)
  const data = filledIn(tools, contact)
  act(data)
  const first = await submit(contact, data)
  expect(first).toMatchObject({
    outcome: 'invalid',
    state: { captchaError: 'ALERT_CAPTCHA_EMPTY' },
  })
  data.set(captchaFields.typed, '00000')
  const second = await submit(contact, data)
  expect(second).toMatchObject({
    outcome: 'invalid',
    state: { captchaError: 'ALERT_CAPTCHA_INVALID' },
  })
  expect(await submit(contact, await human(tools, data))).toMatchObject({ outcome: 'received' })
})

test('many messages from one address are slowed, never dropped', async () => {
  const send = (data: FormData) =>
    submitForm(tools, { form: contact, data, language: 'nl', address: 'busy', subject: {} })
  for (let count = 0; count < hitsWithoutDoubt; count += 1) {
    expect(await send(filledIn(tools, contact))).toMatchObject({ outcome: 'received' })
  }
  await db.delete(captchaChallenges)
  const one = filledIn(tools, contact)
  expect(await send(one)).toMatchObject({ outcome: 'invalid' })
  expect(await send(await human(tools, one))).toMatchObject({ outcome: 'received' })
})

test('a page sent again with other words is not thanked for, and can be sent with a new pass', async () => {
  const data = filledIn(tools, contact)
  expect(await submit(contact, data)).toMatchObject({ outcome: 'received' })
  const before = await db.$count(enquiries)
  expect(await submit(contact, data), 'the same again').toMatchObject({ outcome: 'received' })

  data.set('remark', 'En is er een kelder?')
  const again = await submit(contact, data)
  if (again.outcome !== 'invalid') throw new Error(again.outcome)
  expect(again.state).toMatchObject({
    notice: 'ALERT_FORM_SENT_BEFORE',
    values: { remark: 'En is er een kelder?' },
  })
  expect(await db.$count(enquiries)).toBe(before)
  data.set(metaFields.pass, again.state.pass)
  expect(await submit(contact, data)).toMatchObject({ outcome: 'received' })
  expect(await db.$count(enquiries)).toBe(before + 1)
})
