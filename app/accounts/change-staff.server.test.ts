import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anAgency } from '../../testing/an-agency'
import { openTestDatabase } from '../../testing/test-database'
import { untilSomeoneWaits } from '../../testing/until-someone-waits'
import type { Database } from '../database/client.server'
import { listChanges } from '../journal/queries.server'
import { aVault } from '../secrets/testing'
import type { StaffRole } from './account'
import {
  changeStaff,
  forgetSecondFactor,
  renewOwnCodes,
  sendPasswordLetter,
} from './change-staff.server'
import { inviteColleague } from './invite-colleague.server'
import { findByEmail, findById, insertAccount, listSessions } from './queries.server'
import { tokenHash } from './secret-token.server'
import { openSession } from './sessions/session.server'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')
const staff = { id: randomUUID(), name: 'Els' }
const writer = { db, now, staff }
const tools = { ...writer, agency: anAgency, vault: aVault(), jobs: { enqueue: async () => {} } }
const link = (token: string) => `https://baksteen.example/${token}`
const actionsOn = async (id: string) =>
  (await listChanges(db, { kind: 'staff', id })).map(({ action }) => action)

async function colleague(name: string, role: StaffRole) {
  const email = `${name}@baksteen.example`
  const account = await insertAccount(db, { email, name, role, language: 'nl', createdAt: now() })
  if (!account) throw new Error(`${name} is there already`)
  await openSession({ db, now }, account, { device: 'Firefox' }, true)
  return account
}
const member = (role: StaffRole, isActive = true) => ({
  name: 'An',
  role,
  isActive,
  language: 'nl' as const,
})

test('the last manager stays one', async () => {
  const boss = await colleague('boss', 'manager')
  const demote = { accountId: boss.id, basedOn: 1, member: member('agent') }
  expect(await changeStaff(writer, demote)).toEqual({ outcome: 'last-manager' })
  const idle = { ...demote, member: member('manager', false) }
  expect(await changeStaff(writer, idle)).toEqual({ outcome: 'last-manager' })
})

test('two managers who demote each other at once leave one', async () => {
  const [one, other] = [await colleague('one', 'manager'), await colleague('other', 'manager')]
  const boss = await findByEmail(db, 'boss@baksteen.example')
  await changeStaff(writer, { accountId: boss?.id ?? '', basedOn: 1, member: member('agent') })
  const demote = (tx: Database, accountId: string) =>
    changeStaff({ ...writer, db: tx }, { accountId, basedOn: 1, member: member('editor') })
  // The first has decided and not yet committed while the second decides.
  const { first, second } = await db.transaction(async (tx) => {
    const first = await demote(tx, one.id)
    const second = demote(db, other.id)
    await Promise.race([second, untilSomeoneWaits(db)])
    return { first, second }
  })
  expect(first.outcome).toBe('changed')
  expect((await second).outcome).toBe('last-manager')
})

test('who saves second is told, and overwrites nothing', async () => {
  const agent = await colleague('agent', 'agent')
  const change = { accountId: agent.id, basedOn: 1, member: member('editor') }
  expect((await changeStaff(writer, change)).outcome).toBe('changed')
  expect(await changeStaff(writer, change)).toMatchObject({
    outcome: 'conflict',
    before: { role: 'editor' },
    version: 2,
  })
  expect(await listChanges(db, { kind: 'staff', id: agent.id })).toMatchObject([
    { action: 'change', accountName: 'Els', before: { role: 'agent' }, after: { role: 'editor' } },
  ])
})

test('another role or none ends the sessions; another name does not', async () => {
  const agent = await colleague('tine', 'agent')
  await changeStaff(writer, { accountId: agent.id, basedOn: 1, member: member('agent') })
  expect(await listSessions(db, agent.id, now())).toHaveLength(1)
  await changeStaff(writer, { accountId: agent.id, basedOn: 2, member: member('agent', false) })
  expect(await listSessions(db, agent.id, now())).toHaveLength(0)
})

test('a second factor that is forgotten is set up anew, by whoever signs in again', async () => {
  const agent = await colleague('jef', 'agent')
  await forgetSecondFactor(writer, agent.id)
  expect(await findById(db, agent.id)).toMatchObject({ totpSecret: null, recoveryCodes: [] })
  expect(await listSessions(db, agent.id, now())).toHaveLength(0)
  expect(await actionsOn(agent.id)).toEqual(['forget-factor'])
})

test('a letter to choose a password, and codes of one’s own, are in the journal', async () => {
  const agent = await colleague('rik', 'agent')
  await sendPasswordLetter(tools, agent, link)
  expect(await actionsOn(agent.id)).toEqual(['send-letter'])
  const codes = await renewOwnCodes({ ...writer, staff: agent })
  expect((await findById(db, agent.id))?.recoveryCodes).toEqual(codes.map(tokenHash))
  expect(await actionsOn(agent.id)).toEqual(['renew-codes', 'send-letter'])
})

test('a colleague is invited once, and the journal says by whom', async () => {
  const an = { name: 'An', role: 'agent', language: 'nl', email: 'an@baksteen.example' } as const
  const invited = await inviteColleague(tools, an, link)
  expect(invited.outcome).toBe('invited')
  const id = (await findByEmail(db, an.email))?.id ?? ''
  expect(await listChanges(db, { kind: 'staff', id })).toMatchObject([
    { action: 'invite', accountName: 'Els', after: an },
  ])
  expect((await inviteColleague(tools, an, link)).outcome).toBe('known')
})
