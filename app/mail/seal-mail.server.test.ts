import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { aVault } from '../secrets/testing'
import { createSigner } from '../web/signed-link.server'
import { type Mail, postMail } from './outbox.server'
import { openPostOffice } from './post-office.server'
import { listMails } from './queries.server'
import { sealMail } from './seal-mail.server'
import { mails } from './tables.server'
import { aLetter, openMailServer } from './testing'

const { db } = await openTestDatabase()
const jobs = { enqueue: async () => {} }
const server = await openMailServer()
afterAll(server.close)
const vault = aVault()

let now = new Date()
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeEach(async () => {
  await db.delete(mails)
  server.state.mood = 'accepting'
  server.received.length = 0
  // Later than any letter is due, however long a test takes.
  now = new Date(Date.now() + 3_600_000)
})

const post = (mail: Partial<Mail> = {}) => postMail(db, jobs, { ...aLetter, ...mail })
const office = (carriers = 3) =>
  openPostOffice(
    { smtpUrl: server.url, from: 'Baksteen <info@baksteen.example>', carriers },
    { db, now: () => now, vault },
  )
const states = async () =>
  (await listMails(db, { limit: 99 })).map(({ state, attempts }) => [state, attempts])

test('a secret is sent, again after a failure, and is nowhere in the outbox', async () => {
  const secret = 'Zm9vYmFyYmF6'
  const words = { html: `<a href="/reset/${secret}">Kies</a>`, text: `Kies: /reset/${secret}` }
  server.state.mood = 'busy'
  await postMail(db, jobs, sealMail(vault, { ...aLetter, ...words }, secret))
  const stored = async () => JSON.stringify(await db.select().from(mails))
  expect(await stored()).not.toContain(secret)
  await office().deliverDue()
  expect(await states()).toEqual([['waiting', 1]])

  server.state.mood = 'accepting'
  later(1)
  await office().deliverDue()
  expect(server.received[0]?.text).toContain(secret)
  expect(server.received[0]?.html).toContain(secret)
  expect(await db.select().from(mails)).toMatchObject([
    { state: 'sent', text: 'Kies: /reset/…', sealed: null },
  ])
})

test('once a letter is sent, the links in our copy open nothing', async () => {
  const signer = createSigner('x'.repeat(32))
  const token = signer.sign('visit', 'some-id', new Date('2027-01-01'))
  const link = `https://baksteen.example/nl/mijn-bezoek/?visit=${token}`
  const folded = `URL:${link}`.replace(/.{70}/g, '$&\r\n ')
  await post({
    html: `<a href="${link}">Uw bezoek</a>`,
    text: `Uw bezoek: ${link}`,
    headers: { 'List-Unsubscribe': `<${link}>` },
    attachments: [
      {
        filename: 'bezoek.ics',
        contentType: 'text/calendar; method=PUBLISH',
        base64: Buffer.from(folded).toString('base64'),
      },
    ],
  })
  await office().deliverDue()
  expect(server.received[0]?.text).toContain(token)
  const [copy] = await db.select().from(mails)
  const calendar = Buffer.from(copy?.attachments[0]?.base64 ?? '', 'base64').toString()
  const seal = token.split('.')[1] ?? ''
  expect(JSON.stringify(copy) + calendar).not.toContain(seal)
  expect(calendar).toContain('?visit=…')
})

test('a letter that our key does not open holds up no other', async () => {
  await postMail(db, jobs, sealMail(aVault(), { ...aLetter, key: 'lost:1' }, 'Dag'))
  await post({ key: 'good:1' })
  await office(1).deliverDue()
  expect(server.received).toHaveLength(1)
  expect((await states()).map(([state]) => state).sort()).toEqual(['sent', 'waiting'])
})
