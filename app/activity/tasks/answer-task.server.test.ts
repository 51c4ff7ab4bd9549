import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { anAgency } from '../../../testing/an-agency'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { insertAccount } from '../../accounts/queries.server'
import { openFileStore } from '../../files/file-store.server'
import { listChanges } from '../../journal/queries.server'
import { mailDue } from '../../mail/outbox.server'
import { mails } from '../../mail/tables.server'
import { giveToOwner } from '../../properties/owned/owned-queries.server'
import { aProperty, insertProperties } from '../../properties/testing'
import { closeTask } from '../ask-owner.server'
import { insertTask, listTasks } from '../office-queries.server'
import { listOpenTasks } from '../owner-queries.server'
import { ownerTasks } from '../tables.server'
import { approveTask, sendTaskFiles } from './answer-task.server'
import type { TaskWants } from './task'
import { findTaskFile } from './task-queries.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [mailDue])
const now = new Date('2026-11-16T06:00:00Z')
const files = openFileStore(mkdtempSync(path.join(tmpdir(), 'owner-papers-')))
const tools = {
  db,
  jobs,
  files,
  now: () => now,
  agency: () => ({ ...anAgency(), email: 'dag@example.be' }),
  siteLanguages: () => ({ default: 'nl' as const }),
}
const staff = { id: '00000000-0000-4000-8000-000000000001', name: 'Sofie Maes' }
await insertProperties(db, [aProperty({ id: 1, reference: 'A-1' }), aProperty({ id: 2 })])
const owner = { id: await accountOf('mine@example.be', 1), name: 'Nora Peeters' }
const stranger = { id: await accountOf('other@example.be', 2), name: 'Jan Janssens' }

async function accountOf(email: string, propertyId: number) {
  const account = await insertAccount(db, {
    email,
    name: 'Nora Peeters',
    role: 'owner',
    language: 'nl',
    createdAt: now,
    passwordHash: 'x',
  })
  await giveToOwner(db, account?.id ?? '', [propertyId])
  return account?.id ?? ''
}

async function asked(wants: TaskWants, title = 'Uw akkoord') {
  const explanation = 'De verkoopprijs wordt € 350.000.'
  const task = await insertTask(db, { propertyId: 1, title, explanation, wants, askedAt: now })
  return task?.id ?? ''
}

const pdf = (name = 'attest.pdf') => new File(['%PDF-1.4\n%%EOF'], name)
const answersOf = async (id: string) =>
  (await listTasks(db, 1)).find((task) => task.id === id)?.answers ?? []

beforeEach(async () => {
  await db.delete(ownerTasks)
  await db.delete(mails)
})

test('an owner approves once: date, name and words are kept, and the agency is told', async () => {
  const id = await asked('approval')
  expect(await approveTask(tools, owner, id)).toEqual({ outcome: 'approved' })
  expect(await approveTask(tools, owner, id)).toEqual({ outcome: 'closed' })
  expect(await answersOf(id)).toMatchObject([
    {
      kind: 'approval',
      accountName: 'Nora Peeters',
      words: 'Uw akkoord\n\nDe verkoopprijs wordt € 350.000.',
      answeredAt: now,
    },
  ])
  const [change] = await listChanges(db, { kind: 'owner-property', id: '1' })
  expect(change).toMatchObject({ action: 'approve-task', accountName: 'Nora Peeters' })
  const letters = await db.select().from(mails)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({
    recipient: 'dag@example.be',
    subject: 'Nora Peeters gaat akkoord',
  })
  expect(await listOpenTasks(db, owner.id)).toEqual([])
})

test('two presses at once approve once', async () => {
  const id = await asked('approval')
  const both = await Promise.all([approveTask(tools, owner, id), approveTask(tools, owner, id)])
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['approved', 'closed'])
  expect(await answersOf(id)).toHaveLength(1)
})

test('opened again by the office, what was approved stays approved', async () => {
  const id = await asked('approval')
  await approveTask(tools, owner, id)
  await closeTask({ ...tools, staff }, id, false)
  expect(await approveTask(tools, owner, id)).toEqual({ outcome: 'closed' })
  expect(await answersOf(id)).toHaveLength(1)
})

test.each(['approval', 'file'] as const)(
  'another owner answers no task that wants %s',
  async (wants) => {
    const id = await asked(wants)
    expect((await approveTask(tools, stranger, id)).outcome).toBe('unknown')
    expect((await sendTaskFiles(tools, stranger, id, [pdf()])).outcome).toBe('unknown')
    expect((await sendTaskFiles(tools, owner, 'no-such-task', [pdf()])).outcome).toBe('unknown')
    expect(await answersOf(id)).toEqual([])
    expect(await db.$count(mails)).toBe(0)
  },
)

test('files are kept in private, shown to the office, and the agency is told', async () => {
  const id = await asked('file', 'Keuringsattest')
  const sent = await sendTaskFiles(tools, owner, id, [pdf('attest elektriciteit.pdf')])
  expect(sent).toEqual({ outcome: 'sent', refused: [] })
  const [answer] = await answersOf(id)
  expect(answer).toMatchObject({ kind: 'file', fileName: 'attest elektriciteit.pdf' })
  const kept = await findTaskFile(db, answer?.id ?? '')
  expect(kept?.file).toMatch(/^owner-papers\//)
  expect(await files.read(kept?.file ?? '')).toEqual(Buffer.from('%PDF-1.4\n%%EOF'))
  const [letter] = await db.select().from(mails)
  expect(letter?.text).toContain('attest elektriciteit.pdf')
  expect(letter?.attachments).toEqual([])
  const [open] = await listOpenTasks(db, owner.id)
  expect(open?.files).toMatchObject([{ name: 'attest elektriciteit.pdf' }])
})

test('what is no paper or too large is refused by name; what is good beside it is kept', async () => {
  const id = await asked('answer')
  const large = new File([Buffer.alloc(10 * 1024 * 1024 + 1)], 'groot.pdf')
  const sent = [pdf('goed.pdf'), new File(['MZ'], 'virus.pdf'), large]
  expect(await sendTaskFiles(tools, owner, id, sent)).toEqual({
    outcome: 'refused',
    refused: [
      { name: 'virus.pdf', alert: 'ALERT_FILE_TYPE' },
      { name: 'groot.pdf', alert: 'ALERT_FILE_TOO_LARGE' },
    ],
  })
  expect((await answersOf(id)).map(({ fileName }) => fileName)).toEqual(['goed.pdf'])
})

test('nothing chosen is said so; there is an end to what one task takes', async () => {
  const id = await asked('file')
  const nothing = await sendTaskFiles(tools, owner, id, [new File([], '')])
  expect(nothing.refused).toEqual([{ name: '', alert: 'ALERT_FILE_EMPTY' }])
  await sendTaskFiles(
    tools,
    owner,
    id,
    Array.from({ length: 20 }, () => pdf()),
  )
  const more = await sendTaskFiles(tools, owner, id, [pdf()])
  expect(more.refused).toEqual([{ name: '', alert: 'ALERT_FILES_TOO_MANY' }])
  expect(await answersOf(id)).toHaveLength(20)
})

test('a task that is in order takes no more', async () => {
  const id = await asked('file')
  await closeTask({ ...tools, staff }, id, true)
  expect((await sendTaskFiles(tools, owner, id, [pdf()])).outcome).toBe('closed')
})
