import argon2 from '@node-rs/argon2'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../database/client.server'
import { wordsOf } from '../../mail/seal-mail.server'
import { mails } from '../../mail/tables.server'
import { openAccounts, password } from '../accounts.testing'
import { signIn } from '../sign-in/sign-in.server'
import { accountKeys } from '../tables.server'
import { mailReset, noteResetAsked } from './reset-asked.job.server'

const compare = vi.spyOn(argon2, 'verify')

const { tools, url, anAccount, tokenMailedTo } = await openAccounts()
/** A connection of its own: what the queue asks in the meantime is not counted. */
const { db, close } = openDatabase(url, () => {})
afterAll(async () => {
  compare.mockRestore()
  await close()
})
const asked = vi.spyOn(db.$client, 'query')

/** The statements it takes, and how often a password is compared. */
async function workOf(act: () => Promise<unknown>) {
  asked.mockClear()
  compare.mockClear()
  const answer = await act()
  const statements = asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text)
  return { answer, statements, compared: compare.mock.calls.length }
}

test('[8.01] a wrong password and an unknown address cost the same work', async () => {
  const known = await anAccount('owner')
  const attempt = (email: string) =>
    signIn(
      { db, now: tools.now },
      {
        email,
        password: 'fout fout fout',
        from: { device: '', place: email },
        proveHuman: async () => 'empty',
      },
    )
  const work = await workOf(() => attempt(known))
  expect(work.compared).toBe(1)
  expect(work.statements.length).toBeGreaterThan(2)
  expect(await workOf(() => attempt('nobody@example.be'))).toEqual(work)
})

test('who asks for a new password waits for the same, known or not', async () => {
  const known = await anAccount('owner')
  const keysAndLetters = async () => [await db.$count(accountKeys), await db.$count(mails)]
  const before = await keysAndLetters()
  const ask = (email: string) => noteResetAsked({ ...tools, db }, { email, language: 'nl' })
  const work = await workOf(() => ask(known))
  expect(work.statements).toHaveLength(1)
  expect(await workOf(() => ask('nobody@example.be'))).toEqual(work)
  expect(await keysAndLetters()).toEqual(before)
})

test('the letter follows for who is known, and nothing for who is not', async () => {
  const known = await anAccount('owner')
  const origin = 'https://baksteen.example'
  const before = await db.$count(mails)
  await mailReset({ ...tools, origin }, { email: 'nobody@example.be', language: 'nl' })
  expect(await db.$count(mails)).toBe(before)
  await mailReset({ ...tools, origin }, { email: known, language: 'fr' })
  expect(await db.$count(mails)).toBe(before + 1)
  const [letter] = (await db.select().from(mails)).slice(-1)
  expect(letter && wordsOf(tools.vault, letter).text).toMatch(
    /https:\/\/baksteen\.example\/fr\/\S+\/reset\/[\w-]{43}/,
  )
  expect(await tokenMailedTo(known)).not.toBe(password)
})
