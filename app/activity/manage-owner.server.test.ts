import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { findOwnerAccount, listOwnerAccounts } from '../accounts/owner-account-queries.server'
import { insertSession, listSessions } from '../accounts/queries.server'
import { setPassword } from '../accounts/set-password.server'
import { listChanges } from '../journal/queries.server'
import { mailDue } from '../mail/outbox.server'
import { wordsOf } from '../mail/seal-mail.server'
import { mails } from '../mail/tables.server'
import { listPropertiesOf } from '../properties/owned/owned-queries.server'
import {
  listOwnersByProperty,
  listPropertyOwners,
  searchPropertyLines,
} from '../properties/owned/property-line-queries.server'
import { aProperty, insertProperties } from '../properties/testing'
import { aVault } from '../secrets/testing'
import {
  giveProperty,
  inviteOwner,
  inviteOwnerAgain,
  letOwnerIn,
  takeProperty,
} from './manage-owner.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [mailDue])
const now = new Date('2026-11-16T06:00:00Z')
const tools = {
  db,
  jobs,
  now: () => now,
  origin: 'https://baksteen.example',
  vault: aVault(),
  agency: () => ({ name: 'Baksteen' }) as never,
  staff: { id: '00000000-0000-4000-8000-000000000001', name: 'Sofie Maes' },
}
await insertProperties(db, [
  aProperty({ id: 1, reference: 'A-1', isPublished: false }),
  aProperty({ id: 2, reference: 'A-2', city: 'Liège' }),
])

let people = 0
async function invited(properties: number[] = []) {
  people += 1
  const person = { email: `owner${people}@example.be`, name: 'Nora Peeters' }
  const answer = await inviteOwner(tools, { ...person, language: 'fr' }, properties)
  if (answer.outcome !== 'invited') throw new Error(answer.outcome)
  return { id: answer.accountId, ...person }
}
const tokensMailedTo = async (email: string) =>
  (await db.select().from(mails))
    .filter(({ recipient }) => recipient === email)
    .map((mail) => wordsOf(tools.vault, mail).text.match(/invitation\/([\w-]+)/)?.[1] ?? '')
const actionsOn = async (id: string) =>
  (await listChanges(db, { kind: 'owner', id })).map(({ action }) => action)
const nobody = '00000000-0000-0000-0000-000000000000'

test('[6.02] an owner is invited in their language, and has their properties from then on', async () => {
  const { id, email } = await invited([1])
  const [letter] = (await db.select().from(mails)).filter(({ recipient }) => recipient === email)
  expect(letter?.subject).toBe('Votre compte chez Baksteen')
  expect((await listPropertiesOf(db, id, 'fr')).map((property) => property.id)).toEqual([1])
  const again = await inviteOwner(tools, { email, name: 'X', language: 'nl' }, [2])
  expect(again).toEqual({ outcome: 'known' })
  expect(await listPropertiesOf(db, id, 'fr')).toHaveLength(1)
  expect(await actionsOn(id)).toEqual(['invite'])
})

test('a lost letter is sent again, until a password was chosen', async () => {
  const { id, email } = await invited()
  expect(await inviteOwnerAgain(tools, id)).toEqual({ outcome: 'invited' })
  const tokens = await tokensMailedTo(email)
  expect(new Set(tokens).size).toBe(2)
  const chosen = {
    token: tokens[1] ?? '',
    purpose: 'invitation',
    password: 'een lange zin',
    place: '',
  } as const
  expect(await setPassword(tools, chosen)).toEqual({ outcome: 'set', accountId: id })
  expect(await inviteOwnerAgain(tools, id)).toEqual({ outcome: 'has-password' })
  expect(await inviteOwnerAgain(tools, nobody)).toEqual({ outcome: 'unknown' })
  expect(await inviteOwnerAgain(tools, 'x')).toEqual({ outcome: 'unknown' })
})

test('properties are given and taken away; neither for nobody nor of nothing', async () => {
  const { id } = await invited([1])
  expect(await giveProperty(tools, id, 2)).toMatchObject({ outcome: 'given' })
  expect(await listPropertyOwners(db, { propertyId: 2 })).toEqual([
    { accountId: id, propertyId: 2 },
  ])
  expect(await takeProperty(tools, id, 1)).toEqual({ outcome: 'taken' })
  expect(await takeProperty(tools, id, 1)).toEqual({ outcome: 'unknown' })
  expect((await listPropertiesOf(db, id, 'fr')).map((property) => property.id)).toEqual([2])
  expect(await giveProperty(tools, id, 999)).toEqual({ outcome: 'unknown' })
  expect(await giveProperty(tools, tools.staff.id, 2)).toEqual({ outcome: 'unknown' })
  expect(await actionsOn(id)).toEqual(['take-home', 'give-home', 'invite'])
})

test('who is kept out is out at once, and can be let in again', async () => {
  const { id } = await invited()
  await insertSession(db, {
    tokenHash: 'hash',
    accountId: id,
    createdAt: now,
    seenAt: now,
    device: '',
    expiresAt: new Date('2027-01-01'),
    endsAt: new Date('2027-01-01'),
    provedAt: now,
    isComplete: true,
  })
  expect(await letOwnerIn(tools, id, false)).toEqual({ outcome: 'changed' })
  expect(await listSessions(db, id, now)).toEqual([])
  expect(await findOwnerAccount(db, id)).toMatchObject({ isActive: false })
  expect(await inviteOwnerAgain(tools, id)).toEqual({ outcome: 'unknown' })
  await letOwnerIn(tools, id, true)
  expect(await findOwnerAccount(db, id)).toMatchObject({ isActive: true })
})

test('owners are found by name, address and property', async () => {
  const { id, email } = await invited([2])
  const find = async (words: string) => {
    const orIds = await listOwnersByProperty(db, words, 50)
    const { owners } = await listOwnerAccounts(db, { words, orIds, offset: 0, limit: 50 })
    return owners.map((owner) => owner.id)
  }
  expect(await find(email)).toEqual([id])
  expect(await find('liege')).toContain(id)
  expect(await find('A-2')).toContain(id)
  expect(await find('%')).toEqual([])
  expect((await searchPropertyLines(db, '2', 5)).map((property) => property.id)).toContain(2)
  expect(await searchPropertyLines(db, ' ', 5)).toEqual([])
})
