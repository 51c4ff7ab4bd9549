import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openJobQueue } from '../jobs/job-queue.server'
import { aVault } from '../secrets/testing'
import { type Mail, mailDue, postMail } from './outbox.server'
import { type MailSettings, openPostOffice } from './post-office.server'
import { listMails, postAgain } from './queries.server'
import { mails } from './tables.server'
import { aLetter, openMailServer } from './testing'

const { db } = await openTestDatabase()
const jobs = await openJobQueue(db, [mailDue], (error) => {
  throw error
})
const server = await openMailServer()
const vault = aVault()
afterAll(async () => {
  await jobs.close()
  await server.close()
})

let now = new Date()
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeEach(async () => {
  await db.delete(mails)
  Object.assign(server.state, { mood: 'accepting', delay: 0, onTaken: async () => {} })
  server.received.length = 0
  // Later than any letter is due, however long a test takes.
  now = new Date(Date.now() + 3_600_000)
})

const post = (mail: Partial<Mail> = {}) => postMail(db, jobs, { ...aLetter, ...mail })
const office = (settings: Partial<MailSettings> = {}) =>
  openPostOffice(
    { smtpUrl: server.url, from: 'Baksteen <info@baksteen.example>', ...settings },
    { db, now: () => now, vault },
  )
const states = async () =>
  (await listMails(db, { limit: 99 })).map(({ state, attempts }) => [state, attempts])

test('[8.08] a letter arrives once, in both forms, however often it is posted and delivered', async () => {
  const offices = [office(), office()]
  // What a node finds begun when it opens, it begins again: these two are open already.
  for (const each of offices) await each.deliverDue()
  await post({ replyTo: 'nora@example.be' })
  await post()
  await Promise.all(offices.map((each) => each.deliverDue()))
  await office().deliverDue()

  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail?.text?.trim()).toBe(aLetter.text)
  expect(mail?.html).toContain(aLetter.html)
  expect(mail?.replyTo?.text).toBe('nora@example.be')
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@baksteen\.example>$/)
  expect(await states()).toEqual([['sent', 1]])
})

test('[8.08] a letter taken while we die goes out again as the same letter, and no other does', async () => {
  for (const number of [1, 2, 3]) await post({ key: `death:${number}` })
  // The connection that holds the letter ends before the server's yes can be noted, as in a crash.
  server.state.onTaken = async () => {
    server.state.onTaken = async () => {}
    await db.execute(sql`
      select pg_terminate_backend(pid, 60000) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)
  }
  await expect(office({ carriers: 1 }).deliverDue()).rejects.toThrow()
  expect(server.received).toHaveLength(1)
  expect(await states()).toContainEqual(['waiting', 1])

  await office({ carriers: 1 }).deliverDue()
  const ids = server.received.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(3)
  expect(ids.slice(1)).toContain(ids[0])
  expect((await states()).sort()).toEqual([
    ['sent', 1],
    ['sent', 1],
    ['sent', 2],
  ])
})

test('[8.08] a day without a mail server loses nothing', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await post({ key: `outage:${number}` })
  const closed = office({ smtpUrl: 'smtp://127.0.0.1:1' })
  for (let minute = 0; minute < 1440; minute += 30) {
    await closed.deliverDue()
    later(30)
  }
  expect(new Set((await states()).map(([state]) => state))).toEqual(new Set(['waiting']))

  later(61)
  await office().deliverDue()
  expect(server.received).toHaveLength(6)
})

test('a mailbox that does not exist is given up at once, and may be tried again by hand', async () => {
  server.state.mood = 'refusing'
  await post()
  await office().deliverDue()
  expect(await states()).toEqual([['failed', 1]])
  const [failed] = await listMails(db, { state: 'failed', limit: 1 })
  expect(failed?.lastError).toContain('No such mailbox')

  server.state.mood = 'accepting'
  expect(await postAgain(db, failed?.id ?? '', now)).toBe(true)
  await office().deliverDue()
  expect(server.received).toHaveLength(1)
})

test('a busy server is asked again later, not at once', async () => {
  server.state.mood = 'busy'
  await post()
  await office().deliverDue()
  server.state.mood = 'accepting'
  await office().deliverDue()
  expect(server.received).toHaveLength(0)

  later(1)
  await office().deliverDue()
  expect(server.received).toHaveLength(1)
})

test('a connection dropped in the middle of a letter is a failed attempt', async () => {
  server.state.mood = 'dropping'
  await post()
  await office().deliverDue()
  expect(await states()).toEqual([['waiting', 1]])

  server.state.mood = 'accepting'
  later(1)
  await office().deliverDue()
  expect(server.received).toHaveLength(1)
})

test('a slow server gets each letter once, while others keep asking', async () => {
  server.state.delay = 150
  for (const number of [1, 2, 3, 4]) await post({ key: `slow:${number}` })
  await Promise.all([office(), office()].flatMap((each) => [each.deliverDue(), each.deliverDue()]))
  expect(server.received).toHaveLength(4)
})

test('without a mail server letters are kept, and not suddenly sent when there is one', async () => {
  await post()
  await office({ smtpUrl: undefined }).deliverDue()
  await office().deliverDue()
  expect(await states()).toEqual([['kept', 0]])
  expect(server.received).toHaveLength(0)
})

test('a subject or a header cannot smuggle in another header', async () => {
  await post({
    subject: 'Nora\r\nBcc: everyone@example.be',
    headers: { 'List-Unsubscribe': '<https://a.be>\nX-Evil: 1' },
  })
  await office().deliverDue()
  const [mail] = server.received
  expect(mail?.headers.has('bcc')).toBe(false)
  expect(mail?.headers.has('x-evil')).toBe(false)
  expect(mail?.subject).toBe('Nora Bcc: everyone@example.be')
})

test.each(['a@b.be, c@d.be', 'An <a@b.be>', 'a@b.be\r\nRCPT TO:<c@d.be>', ''])(
  '%j is nobody to write to',
  async (recipient) => {
    await expect(post({ recipient })).rejects.toThrow()
    expect(await states()).toEqual([])
  },
)

test('letters are signed, the way to unsubscribe included', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const dkim = { domain: 'baksteen.example', selector: 's1', privateKey }
  await post({
    headers: {
      'List-Unsubscribe': '<https://baksteen.example/u>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  await office({ dkim }).deliverDue()
  const signature = server.received[0]?.raw.replace(/\r\n\s+/g, ' ').match(/DKIM-Signature:.*/)?.[0]
  expect(signature).toContain('d=baksteen.example')
  expect(signature).toMatch(/h=[^;]*List-Unsubscribe:\s*List-Unsubscribe-Post/i)
})

test('what does not arrive is told to the address that leads back, on our own domain only', async () => {
  const letters = {
    'antwoord+*@baksteen.example': 'antwoord+16.ab@baksteen.example',
    '*@antwoord.example': '16.ab@antwoord.example',
  }
  for (const [replyPattern, replyTo] of Object.entries(letters)) {
    await post({ key: replyTo, replyTo })
    await post({ key: `other ${replyTo}`, replyTo: 'nora@example.be' })
    const carrier = office({ replyPattern })
    await carrier.deliverDue()
    carrier.close()
  }
  const told = server.received.map(({ replyTo, returnPath }) => [replyTo?.text, returnPath])
  expect(told.sort()).toEqual([
    ['16.ab@antwoord.example', 'info@baksteen.example'],
    ['antwoord+16.ab@baksteen.example', 'antwoord+16.ab@baksteen.example'],
    ['nora@example.be', 'info@baksteen.example'],
    ['nora@example.be', 'info@baksteen.example'],
  ])
})
