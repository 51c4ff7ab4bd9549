import { expect, test as vitest } from 'vitest'
import { listUploadsOf } from '../../forms/upload-queries.server'
import { folders } from '../../mail/incoming/mailbox.server'
import { enquiryNumber } from '../enquiry-number'
import { erasePerson } from '../people/erase-person.server'
import { exportPerson } from '../people/export-person.server'
import { forgetExpiredEnquiries } from '../people/forget-expired.job.server'
import { pdf } from '../testing'
import { listIncomingOn, listLoose } from './incoming-queries.server'
import { linkMail, removeMail } from './settle-loose.server'
import { incomingMails } from './tables.server'
import { enclosed, isAbsent, openReplies, theirs } from './testing'

const { db, tools, els, mailbox, fetch, answered, stateOf, notices } = await openReplies()
const test = vitest.skipIf(isAbsent)

test('what is enclosed is kept by what it is; HTML becomes words', async () => {
  const { enquiry, to } = await answered()
  const paper = Buffer.from(await pdf().arrayBuffer())
  const program = Buffer.from('MZ\u0090\u0000 a program')
  const many = Array.from({ length: 11 }, (_, at): [string, string, Buffer] => [
    `blad-${at}.pdf`,
    'application/octet-stream',
    paper,
  ])
  await mailbox.deliver(await enclosed(to, [['loon.pdf', 'application/pdf', program], ...many]))
  await fetch()
  const [mail] = await listIncomingOn(db, enquiry.id)
  expect(mail).toMatchObject({
    words: 'Hierbij één papier.',
    leftOut: ['loon.pdf', 'blad-10.pdf'],
  })
  const kept = await listUploadsOf(db, enquiry.id)
  expect(kept).toHaveLength(10)
  expect(kept[0]).toMatchObject({ type: 'application/pdf', incomingMailId: mail?.id })
})

test('a mail that is too big is noted, and not read', async () => {
  const { enquiry, to } = await answered()
  await mailbox.deliver(theirs(to, '', `${'x'.repeat(70)}\n`.repeat(380_000)))
  await fetch()
  expect(await listIncomingOn(db, enquiry.id)).toMatchObject([{ isTooBig: true, words: '' }])
  expect(await stateOf(enquiry)).toBe('new')
  expect(await mailbox.count('INBOX')).toBe(0)
})

test('a colleague says where a loose mail belongs, once', async () => {
  const { enquiry } = await answered()
  const paper = Buffer.from(await pdf().arrayBuffer())
  await mailbox.deliver(
    await enclosed('antwoord@baksteen.example', [['plan.pdf', 'application/pdf', paper]]),
  )
  await fetch()
  const [mail] = await listLoose(db, 9)
  const id = mail?.id ?? ''
  expect(await linkMail(tools, els, id, '2026-99999')).toEqual({ outcome: 'no-such-enquiry' })
  expect(await linkMail(tools, els, id, 'x')).toEqual({ outcome: 'no-such-enquiry' })
  const number = enquiryNumber(enquiry)
  expect(await linkMail(tools, els, id, number)).toEqual({
    outcome: 'linked',
    enquiryId: enquiry.id,
  })
  expect(await linkMail(tools, els, id, number)).toEqual({ outcome: 'settled' })
  expect(await removeMail(tools, els, id)).toEqual({ outcome: 'settled' })
  expect(await removeMail(tools, els, 'no id')).toEqual({ outcome: 'settled' })
  expect(await listUploadsOf(db, enquiry.id)).toMatchObject([{ name: 'plan.pdf' }])
  expect(await stateOf(enquiry)).toBe('new')
  expect(await notices()).toEqual([])
})

test('who asks is told what they mailed; erased or expired, it is gone with its files', async () => {
  const { to } = await answered()
  const paper = Buffer.from(await pdf().arrayBuffer())
  await mailbox.deliver(theirs(to))
  await mailbox.deliver(await enclosed('antwoord@baksteen.example', [['plan.pdf', 'x/y', paper]]))
  await fetch()
  expect(await exportPerson(db, 'nora@example.be', {})).toMatchObject({
    mailed: [{ words: 'Graag een bezoek op dinsdag.' }, { words: 'Hierbij één papier.' }],
  })
  // Files of a mail that waits are not those of a form that was never sent.
  tools.clock.now = new Date(tools.now().getTime() + 5 * 86_400_000)
  expect(await forgetExpiredEnquiries(tools)).toMatchObject({ files: 0 })
  expect(await listLoose(db, 9)).toHaveLength(1)
  await erasePerson(tools, 'NORA@example.be')
  expect(await db.select().from(incomingMails)).toEqual([])

  await mailbox.deliver(await enclosed('antwoord@baksteen.example', [['plan.pdf', 'x/y', paper]]))
  await fetch()
  tools.clock.now = new Date(tools.now().getTime() + 40 * 86_400_000)
  expect(await forgetExpiredEnquiries(tools)).toMatchObject({ files: 1 })
  expect(await db.select().from(incomingMails)).toEqual([])
})

test('what is old is left in the inbox, and deleted where we put it', async () => {
  const { to } = await answered()
  const at = new Date(Date.now() - 60 * 86_400_000)
  const taken = await mailbox.count(folders.taken)
  await mailbox.deliver(theirs(to), { at })
  await mailbox.deliver(theirs(to), { folder: folders.taken, at })
  expect(await fetch()).toBe(0)
  expect(await mailbox.count('INBOX')).toBe(1)
  expect(await mailbox.count(folders.taken)).toBe(taken)
})
