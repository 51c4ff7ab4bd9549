import { eq } from 'drizzle-orm'
import { expect, test as vitest } from 'vitest'
import { folders } from '../../mail/incoming/mailbox.server'
import { mails } from '../../mail/tables.server'
import { changeEnquiry } from '../change-enquiry.server'
import { listEntries } from '../entry-queries.server'
import { findEnquiry } from '../queries.server'
import { listIncomingOn, listLoose } from './incoming-queries.server'
import { isAbsent, openReplies, report, theirs } from './testing'

const { db, tools, els, mailbox, fetch, answered, entriesOf, stateOf, notices } =
  await openReplies()
const test = vitest.skipIf(isAbsent)

test('an out-of-office is read, and changes nothing', async () => {
  const { enquiry, to } = await answered()
  await mailbox.deliver(theirs(to, 'Auto-Submitted: auto-replied\n', 'Ik ben met verlof.'))
  await fetch()
  expect((await entriesOf(enquiry)).at(-1)).toEqual([
    'auto-reply',
    'Ik ben met verlof.',
    'Nora Peeters',
  ])
  expect(await stateOf(enquiry)).toBe('done')
  expect(await notices()).toEqual([])
})

test('a letter that bounced is marked as not delivered, and somebody looks at it again', async () => {
  const { enquiry, letter, to, messageId } = await answered()
  await mailbox.deliver(report(to, messageId, 'delayed'))
  await fetch()
  expect(await stateOf(enquiry)).toBe('done')
  await mailbox.deliver(report(to, messageId))
  await fetch()
  const [kept] = await db.select().from(mails).where(eq(mails.id, letter.id))
  expect(kept).toMatchObject({ state: 'failed', lastError: 'smtp; 550 5.1.1 No such user here' })
  expect(await stateOf(enquiry)).toBe('new')
  expect((await listEntries(db, [enquiry.id])).at(-1)).toMatchObject({
    kind: 'bounce',
    mailKey: letter.key,
  })
  expect(await notices()).toEqual([])
})

test('a bounce of any other letter marks that one', async () => {
  const key = 'reset:1'
  const [letter] = await db
    .insert(mails)
    .values({
      key,
      recipient: 'nora@example.be',
      subject: 'x',
      html: 'x',
      text: 'x',
      state: 'sent',
    })
    .returning()
  await mailbox.deliver(report('info@baksteen.example', `${letter?.id}@baksteen.example`))
  await fetch()
  expect(await db.select().from(mails).where(eq(mails.key, key))).toMatchObject([
    { state: 'failed' },
  ])
  expect(await listLoose(db, 9)).toEqual([])
})

test('what we write ourselves is nobody’s reply', async () => {
  const { enquiry, to } = await answered()
  for (const sender of ['els.claes@baksteen.example', 'info@baksteen.example', to]) {
    await mailbox.deliver(theirs(to).replaceAll('nora@example.be', sender))
  }
  await fetch()
  expect((await entriesOf(enquiry)).map(([kind]) => kind)).not.toContain('reply')
  expect(await stateOf(enquiry)).toBe('done')
  expect(await notices()).toEqual([])
})

test('of a sender who writes too much the rest is left; a colleague is told three times', async () => {
  const { enquiry, to } = await answered()
  for (let at = 0; at < 32; at += 1) await mailbox.deliver(theirs(to, '', `Bericht ${at}`))
  await fetch()
  expect(await listIncomingOn(db, enquiry.id)).toHaveLength(30)
  expect(await notices()).toHaveLength(3)
  expect(await mailbox.count(folders.left)).toBe(2)
})

test('spam that is answered stays spam', async () => {
  const { enquiry, to } = await answered()
  const { version = 0 } = (await findEnquiry(db, enquiry.id)) ?? {}
  const wish = { version, state: 'spam', assigneeId: els.id, href: 'https://x.example/' } as const
  await changeEnquiry(tools, els, enquiry.id, wish)
  await mailbox.deliver(theirs(to))
  await fetch()
  expect(await stateOf(enquiry)).toBe('spam')
  expect(await notices()).toEqual([])
})
