import { sql } from 'drizzle-orm'
import { expect, test as vitest } from 'vitest'
import { whileAlone } from '../../database/while-alone.server'
import { folders, readMailbox } from '../../mail/incoming/mailbox.server'
import { enquiryNumber } from '../enquiry-number'
import { findEnquiry } from '../queries.server'
import { fetchReplies } from './fetch-replies.job.server'
import { listIncomingOn, listLoose } from './incoming-queries.server'
import { takeMessage } from './take-message.server'
import { isAbsent, openReplies, theirs } from './testing'

const { db, tools, els, mailbox, fetch, answered, entriesOf, notices } = await openReplies()
const test = vitest.skipIf(isAbsent)

test('a reply comes back into its conversation by the signed address, and is new again', async () => {
  const { enquiry, to } = await answered()
  expect(to).toMatch(/^antwoord\+[0-9a-z]+\.[0-9a-f]{24}@baksteen\.example$/)
  const quoted = 'Op di 3 mrt 2026 om 9:00 schreef Baksteen:\n> Het is nog vrij.'
  await mailbox.deliver(theirs(to.toUpperCase(), '', `Graag!\n\n${quoted}`))
  expect(await fetch()).toBe(1)
  expect((await entriesOf(enquiry)).at(-1)).toEqual(['reply', 'Graag!', 'Nora Peeters'])
  expect(await listIncomingOn(db, enquiry.id)).toMatchObject([{ quoted, foundBy: 'address' }])
  expect(await findEnquiry(db, enquiry.id)).toMatchObject({ state: 'new', assigneeId: els.id })
  expect(await notices()).toMatchObject([
    {
      recipient: 'els.claes@baksteen.example',
      subject: expect.stringContaining(enquiryNumber(enquiry)),
    },
  ])
  expect([await mailbox.count('INBOX'), await mailbox.count(folders.taken)]).toEqual([0, 1])
})

test('an address that we did not sign leads nowhere; the letter it answers does', async () => {
  const { enquiry, to, messageId } = await answered()
  const forged = to.replace(/.{4}@/, 'ffff@')
  await mailbox.deliver(theirs(forged))
  await mailbox.deliver(theirs('info@baksteen.example', `In-Reply-To: <${messageId}>\n`, 'Ja.'))
  const chain = `References: <${messageId}>\n <${crypto.randomUUID()}@example.be>\n`
  await mailbox.deliver(theirs('info@baksteen.example', chain, 'En nog iets.'))
  await fetch()
  const said = (await entriesOf(enquiry)).filter(([kind]) => kind === 'reply')
  expect(said.map(([, words]) => words)).toEqual(['Ja.', 'En nog iets.'])
  expect(await listLoose(db, 9)).toMatchObject([{ words: 'Graag een bezoek op dinsdag.' }])
})

test('read twice, by two nodes, or killed before it was moved: a mail is one', async () => {
  const { enquiry, to } = await answered()
  const mail = theirs(to)
  await mailbox.deliver(mail)
  await Promise.all([fetch(), fetch()])
  await mailbox.deliver(`Received: by another way\n${mail}`)
  await fetch()
  // Another mail under the same Message-ID is another mail.
  await mailbox.deliver(mail.replace('dinsdag', 'woensdag'))
  await fetch()
  const said = (await entriesOf(enquiry)).filter(([kind]) => kind === 'reply')
  expect(said).toHaveLength(2)
  expect(await notices()).toHaveLength(2)
  expect(await mailbox.count('INBOX')).toBe(0)
})

test('kept, and not yet moved when its reader was killed, a mail is one', async () => {
  const { enquiry, to } = await answered()
  await mailbox.deliver(theirs(to))
  await readMailbox(mailbox.url, {
    forgetBefore: new Date(0),
    async take(message) {
      await takeMessage(tools, message)
      throw new Error('killed')
    },
    isDue: () => true,
    fail: async () => 'again',
  })
  expect(await mailbox.count('INBOX')).toBe(1)
  expect(await fetch()).toBe(1)
  const said = (await entriesOf(enquiry)).filter(([kind]) => kind === 'reply')
  expect([said.length, (await notices()).length]).toEqual([1, 1])
  expect(await mailbox.count('INBOX')).toBe(0)
})

test('what could not be kept stays in the inbox, and comes the next time', async () => {
  const { enquiry, to } = await answered()
  await mailbox.deliver(theirs(to))
  await db.execute(sql`alter table incoming_mails rename to away`)
  await fetch().catch(() => {})
  await db.execute(sql`alter table away rename to incoming_mails`)
  expect(await mailbox.count('INBOX')).toBe(1)
  tools.clock.now = new Date(tools.clock.now.getTime() + 60_000)
  await fetch()
  expect((await entriesOf(enquiry)).at(-1)?.[0]).toBe('reply')
})

test('while one node reads, another waits for its turn', async () => {
  const { to } = await answered()
  await mailbox.deliver(theirs(to))
  expect(await whileAlone(db, 'mailbox', fetch)).toBe(0)
  expect(await fetch()).toBe(1)
})

test('a server that is away or does not know us is an error, not a crash', async () => {
  const away = mailbox.url.replace(/\d+$/, '1')
  await expect(fetchReplies({ ...tools, imapUrl: away })).rejects.toThrow()
  const wrong = mailbox.url.replace('secret', 'wrong')
  await expect(fetchReplies({ ...tools, imapUrl: wrong })).rejects.toThrow()
})
