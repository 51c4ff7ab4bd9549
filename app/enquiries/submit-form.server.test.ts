import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { captchaChallenges } from '../captcha/captcha-tables.server'
import type { Form } from '../forms/form'
import { metaFields } from '../forms/form-fields'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { formNamed, forms } from './forms'
import { writeLetters } from './letters/write-letters.job.server'
import { enquiryReceived } from './receive-enquiry.server'
import { type EnquiryTools, submitForm } from './submit-form.server'
import { enquiries } from './tables.server'
import { filledIn, formTools, human } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
const contact = formNamed('site-contact') as Form

beforeEach(async () => {
  await db.delete(enquiries)
  await db.delete(mails)
})

let visitor = 0
const submit = (form: Form, data: FormData, as: Partial<EnquiryTools> = {}) =>
  submitForm(
    { ...tools, ...as },
    { form, data, language: 'nl', address: `v${visitor++}`, subject: {} },
  )

test('what is answered is what was stored', async () => {
  const submitted = await submit(contact, filledIn(tools, contact, { email: 'Nora@Example.be' }))
  const [stored] = await db.select().from(enquiries)
  expect(submitted).toEqual({ outcome: 'received', enquiry: stored, note: undefined })
})

test.each(forms.map((form) => [form.name, form] as const))(
  '[1.04] %s is stored, mailed to the agency and confirmed to the sender',
  async (name, form) => {
    await db.delete(captchaChallenges)
    const data = await human(tools, filledIn(tools, form))
    const submitted = await submit(form, data)
    expect(submitted).toMatchObject({ outcome: 'received' })
    const [stored] = await db.select().from(enquiries)
    expect(stored).toMatchObject({ form: name, email: 'nora@example.be', language: 'nl' })
    expect(Object.keys(stored?.answers ?? {})).toEqual(
      expect.arrayContaining(
        Object.keys(form.fields).filter((field) => form.fields[field]?.required),
      ),
    )

    await writeLetters(tools)
    await writeLetters(tools)
    const written = (await db.select().from(mails)).map(({ recipient }) => recipient).sort()
    const others: Record<string, string[]> = {
      // Without a property there is nothing to send on.
      'send-to-friend': ['nora@example.be'],
      'request-documents': [],
      'sign-newsletter': ['nora@example.be'],
    }
    expect(written).toEqual(others[name] ?? ['info@baksteen.example', 'nora@example.be'])
  },
)

test('[8.08] a double click is one enquiry', async () => {
  const data = filledIn(tools, contact)
  const answers = await Promise.all([
    submit(contact, data),
    submit(contact, data),
    submit(contact, data),
  ])
  expect(answers.map(({ outcome }) => outcome)).toEqual(['received', 'received', 'received'])
  expect(await db.$count(enquiries)).toBe(1)
})

test('[8.08] when nothing can be stored the form comes back full, and says so', async () => {
  const down = { transaction: () => Promise.reject(new Error('Connection terminated')) }
  const broken = { ...tools.db, ...down, execute: tools.db.execute.bind(tools.db) } as never
  const submitted = await submit(contact, filledIn(tools, contact), { db: broken })
  expect(submitted).toMatchObject({
    outcome: 'not-stored',
    state: {
      notice: 'ALERT_MAIL_NOT_SENT',
      values: { firstName: 'Nora', remark: 'Een paar woorden' },
    },
  })
})

test.each([
  ['missing', { firstName: '' }, 'firstName', 'ALERT_FIRST_NAME_EMPTY'],
  ['too long', { lastName: 'x'.repeat(81) }, 'lastName', 'ALERT_TEXT_TOO_LONG'],
  ['no such choice', { title: 'dr' }, 'title', 'ALERT_TITLE_EMPTY'],
  [
    'a header in a name',
    { firstName: 'Nora\r\nBcc: all@example.be' },
    'firstName',
    'ALERT_TEXT_INVALID',
  ],
  ['a NUL', { remark: 'a\0b' }, 'remark', 'ALERT_TEXT_INVALID'],
  ['two addresses', { email: 'a@b.be,c@d.be' }, 'email', 'ALERT_EMAIL_INVALID'],
])('%s is refused beside its field', async (_, changes, field, alert) => {
  const submitted = await submit(contact, filledIn(tools, contact, changes))
  expect(submitted).toMatchObject({ outcome: 'invalid', state: { errors: { [field]: [alert] } } })
  expect(await db.$count(enquiries)).toBe(0)
})

test('a field twice stores nothing; one that does not exist is neither stored nor sent back', async () => {
  const twice = filledIn(tools, contact)
  twice.append('email', 'other@example.be')
  expect(await submit(contact, twice)).toMatchObject({ outcome: 'invalid' })
  expect(await db.$count(enquiries)).toBe(0)
  const others = { isAdmin: 'yes', 'email[4294967294]': 'x', __intent__: '{', __state__: 'x' }
  const refused = await submit(contact, filledIn(tools, contact, { ...others, email: '' }))
  expect(refused).toMatchObject({ outcome: 'invalid' })
  expect(JSON.stringify(refused)).not.toMatch(/isAdmin|4294967294|__intent__|__state__/)
  const received = await submit(contact, filledIn(tools, contact, others))
  expect(received).toMatchObject({ outcome: 'received' })
  const [stored] = await db.select().from(enquiries)
  expect(JSON.stringify(stored)).not.toMatch(/isAdmin|4294967294|__intent__|__state__/)
})

test('a form in steps keeps every answer, forward and back', async () => {
  const form = formNamed('contact-demand') as Form
  const data = filledIn(tools, form)
  data.set(metaFields.step, 'address')
  data.delete('email')
  const next = await submit(form, data)
  expect(next).toMatchObject({
    outcome: 'next-step',
    state: { step: 'home', values: { zip: '3200' } },
  })
  data.set(metaFields.step, 'home')
  data.set(metaFields.go, 'back')
  expect(await submit(form, data)).toMatchObject({
    outcome: 'next-step',
    state: { step: 'address' },
  })
  data.delete(metaFields.go)
  data.set(metaFields.step, 'person')
  data.set('city', '')
  data.set('email', 'nora@example.be')
  expect(await submit(form, data)).toMatchObject({ outcome: 'invalid', state: { step: 'address' } })
})

test('[7.08] how a visitor found us is kept with the enquiry', async () => {
  const data = filledIn(tools, contact, { utm_source: 'nieuwsbrief', gclid: 'x'.repeat(400) })
  await submit(contact, data)
  const [stored] = await db.select().from(enquiries)
  expect(stored?.source).toEqual({ utm_source: 'nieuwsbrief', gclid: 'x'.repeat(200) })
  expect(stored?.answers).not.toHaveProperty('utm_source')
})
