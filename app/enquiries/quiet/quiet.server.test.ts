import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { mailDue } from '../../mail/outbox.server'
import { mails } from '../../mail/tables.server'
import { changeEnquiry } from '../change-enquiry.server'
import { enquiryNumber } from '../enquiry-number'
import { aColleague, anEnquiry } from '../office.testing'
import { enquiryReceived } from '../receive-enquiry.server'
import type { Enquiry } from '../tables.server'
import { formTools } from '../testing'
import { findQuietHours, storeQuietHours } from './quiet-queries.server'
import { tellAfterQuiet } from './tell-after-quiet.job.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const hrefOf = (id: string) => `https://baksteen.example/office/enquiries/${id}/`
const tools = { ...formTools(db, jobs), hrefOf }
const els = await aColleague(db)
const tom = await aColleague(db, 'Tom Wouters')
const evening = new Date('2026-11-17T21:00:00Z')
const morning = new Date('2026-11-18T06:30:00Z')

beforeEach(async () => {
  await db.execute(sql`truncate enquiries, mails, changes, quiet_hours cascade`)
  tools.clock.now = evening
  await storeQuietHours(db, tom.id, { begins: '20:00', ends: '07:30' })
})

const give = ({ id, version }: Enquiry) =>
  changeEnquiry(tools, els, id, { version, state: 'in-hand', assigneeId: tom.id, href: hrefOf(id) })
const toTom = async () =>
  (await db.select().from(mails)).filter(({ recipient }) => recipient.startsWith('tom.'))

test('what falls in quiet hours leaves at their end, several as one, by however many nodes', async () => {
  const given = [await anEnquiry(tools, 'site-contact'), await anEnquiry(tools, 'contact-me')]
  for (const enquiry of given) await give(enquiry)
  expect(await toTom()).toEqual([])
  tools.clock.now = new Date(morning.getTime() - 1)
  await tellAfterQuiet(tools)
  expect(await toTom()).toEqual([])
  tools.clock.now = morning
  await Promise.all([tellAfterQuiet(tools), tellAfterQuiet(tools), tellAfterQuiet(tools)])
  const letters = await toTom()
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toContain('2')
  for (const enquiry of given) {
    expect(letters[0]?.text).toContain(enquiryNumber(enquiry))
    expect(letters[0]?.text).toContain(hrefOf(enquiry.id))
  }
  await tellAfterQuiet(tools)
  expect(await toTom()).toHaveLength(1)
})

test('at other hours, and for who set none, a letter leaves at once', async () => {
  tools.clock.now = morning
  await give(await anEnquiry(tools, 'site-contact'))
  expect(await toTom()).toHaveLength(1)
  tools.clock.now = evening
  await storeQuietHours(db, tom.id, null)
  expect(await findQuietHours(db, tom.id)).toBeUndefined()
  await give(await anEnquiry(tools, 'site-contact'))
  expect(await toTom()).toHaveLength(2)
})

test('of an enquiry that is gone by then nothing is told', async () => {
  await give(await anEnquiry(tools, 'site-contact'))
  await db.execute(sql`delete from enquiries`)
  tools.clock.now = morning
  await tellAfterQuiet(tools)
  expect(await toTom()).toEqual([])
})
