import { sql } from 'drizzle-orm'
import { expect, test as vitest } from 'vitest'
import { listChanges } from '../../journal/queries.server'
import { folders } from '../../mail/incoming/mailbox.server'
import { erasePerson } from '../people/erase-person.server'
import { exportPerson } from '../people/export-person.server'
import { fetchReplies } from './fetch-replies.job.server'
import { findMailboxState, listSetAside } from './mailbox-queries.server'
import { settleAside } from './settle-loose.server'
import { isAbsent, openReplies, theirs } from './testing'

const { db, tools, els, mailbox, fetch, answered, entriesOf } = await openReplies()
const test = vitest.skipIf(isAbsent)

const isHarmful = sql.raw(`words like 'Onleesbaar%'`)
const later = (minutes: number) => {
  tools.clock.now = new Date(tools.clock.now.getTime() + minutes * 60_000)
}

test('mails that fail for good keep no other waiting, and are set aside and named', async () => {
  const { enquiry, to } = await answered()
  await db.execute(sql`alter table incoming_mails add constraint harmless check (not ${isHarmful})`)
  for (const number of [1, 2, 3, 4]) await mailbox.deliver(theirs(to, '', `Onleesbaar ${number}`))
  await mailbox.deliver(theirs(to, '', 'Ik kom graag.'))
  expect(await fetch()).toBe(1)
  expect((await entriesOf(enquiry)).at(-1)).toEqual(['reply', 'Ik kom graag.', 'Nora Peeters'])
  expect(await mailbox.count('INBOX')).toBe(4)

  for (const wait of [1, 10, 60]) {
    later(wait)
    await fetch()
  }
  expect(await listSetAside(db)).toEqual([])
  later(359)
  await fetch()
  expect(await mailbox.count('INBOX')).toBe(4)
  later(1)
  await fetch()
  expect([await mailbox.count('INBOX'), await mailbox.count(folders.aside)]).toEqual([0, 4])
  const named = await listSetAside(db)
  expect(named).toHaveLength(4)
  expect(named[0]).toMatchObject({ sender: 'nora@example.be', subject: 'Re: Uw vraag' })
  expect(named[0]?.problem).toContain('harmless')
  expect(named[0]?.problem).not.toContain('Onleesbaar')

  const [first = { id: '' }] = named
  await settleAside(tools, els, first.id)
  await settleAside(tools, els, first.id)
  const noted = await listChanges(db, { kind: 'mail', id: first.id })
  expect(noted).toMatchObject([{ action: 'remove', accountName: els.name }])
  expect(await listSetAside(db)).toHaveLength(3)
  expect((await exportPerson(db, 'Nora@example.be', {})).notTaken).toHaveLength(3)
  await erasePerson(tools, 'nora@example.be')
  expect(await listSetAside(db)).toEqual([])
  await db.execute(sql`alter table incoming_mails drop constraint harmless`)
})

test('a mail that failed is taken once the trouble is over, and is no failure any more', async () => {
  const { enquiry, to } = await answered()
  await mailbox.deliver(theirs(to))
  await db.execute(sql`alter table incoming_mails rename to away`)
  await fetch()
  await db.execute(sql`alter table away rename to incoming_mails`)
  expect(await fetch()).toBe(0)
  later(1)
  expect(await fetch()).toBe(1)
  expect((await entriesOf(enquiry)).at(-1)?.[0]).toBe('reply')
  const { rows } = await db.execute(sql`select * from failed_mails`)
  expect(rows).toEqual([])
})

test('since when the mailbox is not read is known until it is read again', async () => {
  const wrong = mailbox.url.replace(/\d+$/, '1')
  const first = tools.clock.now
  await expect(fetchReplies({ ...tools, imapUrl: wrong })).rejects.toThrow()
  later(20)
  await expect(fetchReplies({ ...tools, imapUrl: wrong })).rejects.toThrow()
  const state = await findMailboxState(db)
  expect(state.failingSince).toEqual(first)
  expect(state.problem).toContain('ECONNREFUSED')
  expect(state.problem).not.toContain('secret')
  await fetch()
  const read = { readAt: tools.clock.now, failingSince: null, problem: null }
  expect(await findMailboxState(db)).toEqual(read)
})
