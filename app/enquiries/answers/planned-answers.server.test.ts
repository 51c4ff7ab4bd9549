import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { mailDue } from '../../mail/outbox.server'
import { mails } from '../../mail/tables.server'
import { addEntry, listEntries } from '../entry-queries.server'
import { aColleague, anEnquiry } from '../office.testing'
import { erasePerson } from '../people/erase-person.server'
import { findEnquiry } from '../queries.server'
import { enquiryReceived } from '../receive-enquiry.server'
import { formTools } from '../testing'
import { planAnswer, sendPlannedNow, takeBackAnswer } from './plan-answer.server'
import { listPlanned } from './planned-queries.server'
import { sendDueAnswers } from './send-planned.job.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
const els = await aColleague(db)
const nora = { id: null, name: 'Nora Peeters' }
const start = tools.clock.now

beforeEach(async () => {
  await db.execute(sql`truncate enquiries, mails, changes cascade`)
  tools.clock.now = start
})

const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)
const anAnswer = (words = 'Het is nog vrij.') => ({
  subject: 'Uw vraag',
  words,
  state: 'done' as const,
  submission: crypto.randomUUID(),
})
const letters = async () =>
  (await db.select().from(mails)).filter(({ key }) => key.startsWith('enquiry-answer:'))

async function planned(sendAt = hours(16), answer = anAnswer()) {
  const enquiry = await anEnquiry(tools, 'site-contact')
  const { outcome } = await planAnswer(tools, els, enquiry.id, answer, sendAt)
  expect(outcome).toBe('planned')
  return { enquiry, answer }
}

test('a planned answer leaves at its moment, once, however many nodes look', async () => {
  const { enquiry } = await planned()
  const inHand = { state: 'in-hand', assigneeId: els.id }
  expect(await findEnquiry(db, enquiry.id)).toMatchObject(inHand)
  tools.clock.now = new Date(hours(16).getTime() - 1)
  expect(await sendDueAnswers(tools)).toBe(0)
  expect(await letters()).toEqual([])

  tools.clock.now = hours(16)
  const rounds = await Promise.all([1, 2, 3, 4].map(() => sendDueAnswers(tools)))
  expect(rounds.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await letters()).toMatchObject([{ recipient: 'nora@example.be' }])
  expect(await listPlanned(db, enquiry.id)).toEqual([])
  expect((await findEnquiry(db, enquiry.id))?.state).toBe('done')
  const [said] = await listEntries(db, [enquiry.id], 'answer')
  expect(said).toMatchObject({ at: hours(16), byName: 'Els Claes', words: 'Het is nog vrij.' })
  await sendDueAnswers(tools)
  expect(await letters()).toHaveLength(1)
})

test('the same form sent twice is one plan, also after it left', async () => {
  const { enquiry, answer } = await planned()
  await planAnswer(tools, els, enquiry.id, answer, hours(20))
  expect(await listPlanned(db, enquiry.id)).toMatchObject([{ sendAt: hours(16) }])
  tools.clock.now = hours(17)
  await sendDueAnswers(tools)
  await planAnswer(tools, els, enquiry.id, answer, hours(20))
  expect(await listPlanned(db, enquiry.id)).toEqual([])
})

test.each(['reply', 'auto-reply'] as const)('a planned answer and a later %s', async (kind) => {
  const { enquiry, answer } = await planned()
  const said = { enquiryId: enquiry.id, kind, words: 'Nog iets.', by: nora }
  await addEntry(db, { ...said, notedAt: hours(2) })
  const isHeld = kind === 'reply'
  expect(await listPlanned(db, enquiry.id)).toMatchObject([{ isHeld }])
  tools.clock.now = hours(17)
  expect(await sendDueAnswers(tools)).toBe(isHeld ? 0 : 1)
  if (!isHeld) return
  const { outcome } = await sendPlannedNow(tools, enquiry.id, answer.submission)
  expect(outcome).toBe('answered')
})

test('what was said before an answer was planned does not hold it', async () => {
  const enquiry = await anEnquiry(tools, 'site-contact')
  const said = { enquiryId: enquiry.id, kind: 'reply' as const, by: nora }
  await addEntry(db, { ...said, notedAt: start })
  await planAnswer(tools, els, enquiry.id, anAnswer(), hours(16))
  tools.clock.now = hours(17)
  expect(await sendDueAnswers(tools)).toBe(1)
})

test('what fails stays planned, and stops no other', async () => {
  const { enquiry } = await planned(hours(1), anAnswer('Dit lukt niet.'))
  await planned(hours(2))
  await db.execute(
    sql`alter table enquiry_entries add constraint no_luck check (words <> 'Dit lukt niet.')`,
  )
  tools.clock.now = hours(3)
  expect(await sendDueAnswers(tools)).toBe(1)
  expect(await listPlanned(db, enquiry.id)).toHaveLength(1)
  await db.execute(sql`alter table enquiry_entries drop constraint no_luck`)
  expect(await sendDueAnswers(tools)).toBe(1)
  expect(await letters()).toHaveLength(2)
})

test('a planned answer is taken back with its words, or sent at once', async () => {
  const { enquiry, answer } = await planned()
  const taken = await takeBackAnswer(tools, els, enquiry.id, answer.submission)
  expect(taken).toMatchObject({ outcome: 'taken-back', planned: { words: answer.words } })
  const again = await takeBackAnswer(tools, els, enquiry.id, answer.submission)
  expect(again.outcome).toBe('left-already')
  tools.clock.now = hours(20)
  expect(await sendDueAnswers(tools)).toBe(0)

  const second = await planned(hours(30))
  const other = await sendPlannedNow(tools, enquiry.id, second.answer.submission)
  expect(other.outcome).toBe('left-already')
  const send = () => sendPlannedNow(tools, second.enquiry.id, second.answer.submission)
  const outcomes = await Promise.all([send(), send()])
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['answered', 'left-already'])
  expect(await letters()).toHaveLength(1)
})

test('a moment that has passed, that comes after the enquiry is forgotten, or an open field is refused', async () => {
  const enquiry = await anEnquiry(tools, 'site-contact')
  const plan = (answer: ReturnType<typeof anAnswer>, at: Date) =>
    planAnswer(tools, els, enquiry.id, answer, at)
  expect((await plan(anAnswer(), start)).outcome).toBe('not-ahead')
  expect((await plan(anAnswer(), enquiry.expiresAt)).outcome).toBe('not-ahead')
  const open = await plan(anAnswer('Dag {text}'), hours(1))
  expect(open).toEqual({ outcome: 'left-open', open: ['{text}'] })
})

test('who is erased is not written to any more', async () => {
  await planned()
  await erasePerson(tools, 'nora@example.be')
  tools.clock.now = hours(20)
  expect(await sendDueAnswers(tools)).toBe(0)
  expect(await letters()).toEqual([])
})
