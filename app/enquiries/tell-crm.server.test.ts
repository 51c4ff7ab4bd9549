import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { captchaChallenges } from '../captcha/captcha-tables.server'
import { changeSource } from '../feed/crm/source-queries.server'
import { noticeRecords } from '../feed/notices/notice-queries.server'
import { noticeRound } from '../feed/notices/notice-round.job.server'
import { giveHome, listeningSource, owed } from '../feed/notices/testing.server'
import type { Form } from '../forms/form'
import { aProperty, insertProperties } from '../properties/testing'
import { formNamed, forms } from './forms'
import { erasePerson } from './people/erase-person.server'
import { enquiryReceived, receiveEnquiry } from './receive-enquiry.server'
import { submitForm } from './submit-form.server'
import { filledIn, formTools, human } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, noticeRound])
const tools = formTools(db, jobs)
const property = aProperty()
await insertProperties(db, [property])

beforeEach(async () => {
  await db.execute(sql`delete from feed_sources`)
  await db.execute(sql`delete from enquiries`)
})

let visitor = 0
async function send(name: string, subject = {}, at = tools) {
  await db.delete(captchaChallenges)
  const form = formNamed(name) as Form
  const data = await human(tools, filledIn(tools, form))
  const address = `v${visitor++}`
  return submitForm(at, { form, data, language: 'nl', address, subject })
}

test('[7.01] an enquiry about a home goes to the CRM that has it, with the home', async () => {
  await listeningSource(db, 'a-whise')
  await listeningSource(db, 'b-whise')
  await giveHome(db, 'b-whise', property.id, '8101')
  await send('contact-me', { propertyId: property.id })
  expect(await owed(db)).toMatchObject([
    {
      source: 'b-whise',
      content: {
        about: { property: '8101' },
        person: { email: 'nora@example.be', language: 'nl' },
      },
    },
  ])
})

test('[7.01] what is about no home goes to the first that hears of everything', async () => {
  await listeningSource(db, 'a-whise')
  await listeningSource(db, 'b-whise')
  await changeSource(db, 'a-whise', { tells: 'own' })
  await send('site-contact')
  expect((await owed(db)).map(({ source }) => source)).toEqual(['b-whise'])
})

test('[7.01] a source that is off, or hears nothing, is told nothing', async () => {
  await listeningSource(db)
  await changeSource(db, 'whise', { tells: 'nothing' })
  await send('site-contact')
  await changeSource(db, 'whise', { tells: 'all', isOn: false })
  await send('site-contact')
  expect(await owed(db)).toEqual([])
})

test('[7.01] a CRM that is to hear of it is told at once, and not at the next minute', async () => {
  const woken: string[] = []
  const at = { ...tools, jobs: { ...jobs, wake: ({ name }: { name: string }) => woken.push(name) } }
  await send('site-contact', {}, at)
  expect(woken).toEqual([enquiryReceived.name])
  await listeningSource(db)
  await send('site-contact', {}, at)
  expect(woken.slice(1)).toEqual([enquiryReceived.name, noticeRound.name])
})

const stays = [
  'job-contact',
  'purchase-offer',
  'rental-application',
  'rental-file',
  'send-to-friend',
  'sign-newsletter',
  'testimonial',
]
test.each(forms.map(({ name }) => name))('%s leaves us, or does not', async (name) => {
  await listeningSource(db)
  await send(name)
  const told = await owed(db)
  expect(told).toHaveLength(stays.includes(name) ? 0 : 1)
})

test('[8.08] both are kept or neither', async () => {
  await listeningSource(db)
  const form = formNamed('site-contact') as Form
  const received = {
    form,
    submission: '44444444-0000-4000-8000-000000000000',
    answers: { email: 'nora@example.be', remark: 'Dag' },
    uploads: [],
    language: 'nl' as const,
    subject: {},
    source: {},
  }
  const refused = receiveEnquiry(tools, received, async () => {
    throw new Error('later in the same transaction')
  })
  await expect(refused).rejects.toThrow('later')
  expect(await owed(db)).toEqual([])
  await receiveEnquiry(tools, received)
  await receiveEnquiry(tools, received)
  expect(await owed(db)).toHaveLength(1)
})

test('who is erased is erased from what is owed as well', async () => {
  await listeningSource(db)
  await send('site-contact')
  const others = { notices: noticeRecords }
  expect(await noticeRecords.list(db, 'Nora@example.be')).toHaveLength(1)
  await erasePerson({ ...tools, others }, 'nora@example.be')
  expect(await owed(db)).toEqual([])
})
