import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { untilSomeoneWaits } from '../../testing/until-someone-waits'
import type { Database } from '../database/client.server'
import type { StaffRole } from './account'
import { changeStaff, forgetSecondFactor } from './change-staff.server'
import { findByEmail, findById, insertAccount, listSessions } from './queries.server'
import { openSession } from './session.server'

const { db } = await openTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')

async function colleague(name: string, role: StaffRole) {
  const email = `${name}@baksteen.example`
  const account = await insertAccount(db, { email, name, role, language: 'nl', createdAt: now() })
  if (!account) throw new Error(`${name} is there already`)
  await openSession({ db, now }, account, 'Firefox', true)
  return account
}
const member = (role: StaffRole, isActive = true) => ({
  ...{ name: 'An', role, isActive },
  language: 'nl' as const,
})

test('the last manager stays one', async () => {
  const boss = await colleague('boss', 'manager')
  const demote = { accountId: boss.id, basedOn: 1, member: member('agent') }
  expect(await db.transaction((tx) => changeStaff(tx, demote))).toEqual({ outcome: 'last-manager' })
  const idle = { ...demote, member: member('manager', false) }
  expect(await db.transaction((tx) => changeStaff(tx, idle))).toEqual({ outcome: 'last-manager' })
})

test('two managers who demote each other at once leave one', async () => {
  const [one, other] = [await colleague('one', 'manager'), await colleague('other', 'manager')]
  const boss = await findByEmail(db, 'boss@baksteen.example')
  await db.transaction((tx) =>
    changeStaff(tx, { accountId: boss?.id ?? '', basedOn: 1, member: member('agent') }),
  )
  const demote = (tx: Database, accountId: string) =>
    changeStaff(tx, { accountId, basedOn: 1, member: member('editor') })
  // The first has decided and not yet committed while the second decides.
  const { first, second } = await db.transaction(async (tx) => {
    const first = await demote(tx, one.id)
    const second = db.transaction((others) => demote(others, other.id))
    await Promise.race([second, untilSomeoneWaits(db)])
    return { first, second }
  })
  expect(first.outcome).toBe('changed')
  expect((await second).outcome).toBe('last-manager')
})

test('who saves second is told, and overwrites nothing', async () => {
  const agent = await colleague('agent', 'agent')
  const change = { accountId: agent.id, basedOn: 1, member: member('editor') }
  expect((await changeStaff(db, change)).outcome).toBe('changed')
  expect((await changeStaff(db, change)).outcome).toBe('conflict')
})

test('another role or none ends the sessions; another name does not', async () => {
  const agent = await colleague('tine', 'agent')
  await changeStaff(db, { accountId: agent.id, basedOn: 1, member: member('agent') })
  expect(await listSessions(db, agent.id, now())).toHaveLength(1)
  await changeStaff(db, { accountId: agent.id, basedOn: 2, member: member('agent', false) })
  expect(await listSessions(db, agent.id, now())).toHaveLength(0)
})

test('a second factor that is forgotten is set up anew, by whoever signs in again', async () => {
  const agent = await colleague('jef', 'agent')
  await db.transaction((tx) => forgetSecondFactor(tx, agent.id))
  expect(await findById(db, agent.id)).toMatchObject({ totpSecret: null, recoveryCodes: [] })
  expect(await listSessions(db, agent.id, now())).toHaveLength(0)
})
