import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { findOwnerAccount } from '../accounts/owner-account-queries.server'
import { findById, insertAccount, listSessions, updateAccount } from '../accounts/queries.server'
import { openSession } from '../accounts/sessions/session.server'
import { isKeyGood } from '../accounts/set-password.server'
import { listChanges } from '../journal/queries.server'
import { mailDue } from '../mail/outbox.server'
import { wordsOf } from '../mail/seal-mail.server'
import { mails } from '../mail/tables.server'
import { aVault } from '../secrets/testing'
import { changeOwner } from './change-owner.server'
import { inviteOwner } from './manage-owner.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [mailDue])
const now = () => new Date('2026-11-16T06:00:00Z')
const tools = {
  db,
  jobs,
  now,
  origin: 'https://baksteen.example',
  vault: aVault(),
  agency: () => ({ name: 'Baksteen' }) as never,
  staff: { id: '00000000-0000-4000-8000-000000000001', name: 'Sofie Maes' },
}
const person = { name: 'Nora Peeters', language: 'fr' as const }

let people = 0
async function owner() {
  people += 1
  const email = `owner${people}@example.be`
  const answer = await inviteOwner(tools, { ...person, email }, [])
  if (answer.outcome !== 'invited') throw new Error(answer.outcome)
  const account = await findById(db, answer.accountId)
  if (!account) throw new Error('nobody was invited')
  await openSession({ db, now }, account, { device: 'Firefox' }, true)
  return { id: account.id, email }
}
const change = (ownerId: string, edit: Partial<typeof person> & { email: string }, basedOn = 1) =>
  changeOwner(tools, { ownerId, basedOn, edit: { ...person, ...edit } })
const mailsTo = async (email: string) =>
  (await db.select().from(mails))
    .filter(({ recipient }) => recipient === email)
    .map((mail) => ({ ...mail, ...wordsOf(tools.vault, mail) }))
const tokenIn = (text = '') => text.match(/invitation\/([\w-]+)/)?.[1] ?? ''

test('[6.02] another name or language is saved and noted; nobody is signed out', async () => {
  const { id, email } = await owner()
  expect(await change(id, { email, name: 'Nora Claes' })).toEqual({ outcome: 'changed' })
  expect(await findOwnerAccount(db, id)).toMatchObject({ name: 'Nora Claes', version: 2 })
  expect(await listSessions(db, id, now())).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
  const [noted] = await listChanges(db, { kind: 'owner', id })
  expect(noted).toMatchObject({
    action: 'change',
    before: { name: 'Nora Peeters' },
    after: { name: 'Nora Claes' },
  })
})

test('[6.02] with another address the old mailbox opens nothing any more, and hears why', async () => {
  const { id, email } = await owner()
  const [invitation] = await mailsTo(email)
  expect(await change(id, { email: 'nora@example.be' })).toEqual({ outcome: 'changed' })
  expect(await listSessions(db, id, now())).toHaveLength(0)
  expect(await isKeyGood(tools, tokenIn(invitation?.text), 'invitation')).toBe(false)
  const [, told] = await mailsTo(email)
  expect(told?.subject).toBe('Votre adresse e-mail a été modifiée')
  expect(told?.text).not.toContain('nora@example.be')
  const [again] = await mailsTo('nora@example.be')
  expect(await isKeyGood(tools, tokenIn(again?.text), 'invitation')).toBe(true)
})

test('who chose a password keeps it, and gets no second invitation', async () => {
  const { id } = await owner()
  await updateAccount(db, id, { passwordHash: 'x' })
  await change(id, { email: 'kept@example.be' })
  expect(await mailsTo('kept@example.be')).toHaveLength(0)
  expect((await findById(db, id))?.passwordHash).toBe('x')
})

test('an address that somebody else has is refused, whoever that is', async () => {
  const { id, email } = await owner()
  const staff = { email: 'agent@baksteen.example', name: 'An', role: 'agent' as const }
  await insertAccount(db, { ...staff, language: 'nl', createdAt: now() })
  expect(await change(id, { email: staff.email })).toEqual({ outcome: 'known' })
  expect(await findOwnerAccount(db, id)).toMatchObject({ email, version: 1 })
})

test('who saves second is shown what is there; staff is changed elsewhere', async () => {
  const { id, email } = await owner()
  await change(id, { email, name: 'First' })
  const answer = await change(id, { email: 'second@example.be' })
  expect(answer).toMatchObject({ outcome: 'stale', owner: { name: 'First', version: 2 } })
  expect(await mailsTo(email)).toHaveLength(1)
  const nobody = '00000000-0000-0000-0000-000000000000'
  expect(await change(nobody, { email })).toEqual({ outcome: 'unknown' })
})
