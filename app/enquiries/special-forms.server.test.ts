import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openRuleBook } from '../costs/rules/open-rule-book.server'
import { listTestimonials } from '../editorial/queries.server'
import type { Form } from '../forms/form'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { approveTestimonial } from './approve-testimonial.server'
import { inviteTenant, openInvitation } from './candidates/invite-tenant.server'
import { approveDocuments } from './documents/decide-documents.server'
import { openDocument } from './documents/open-document.server'
import { formNamed } from './forms'
import { onServer } from './forms.server'
import { makeMailChoice, openMailChoice } from './letters/mail-choice.server'
import { findSubscriber } from './letters/subscriber-queries.server'
import { writeLetters } from './letters/write-letters.job.server'
import { enquiryReceived, receiveEnquiry, type Subject } from './receive-enquiry.server'
import { documentRequests, enquiries } from './tables.server'
import { formTools } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
const paper = { file: 'documents/aa/x.pdf', bytes: 10, hash: '', source: '' }
const open = { id: 1, name: { nl: 'EPC' }, requiresApproval: false, ...paper }
const closed = { id: 2, name: { nl: 'Bodemattest' }, requiresApproval: true, ...paper }
const property = aProperty({ zip: '3200', documents: [open, closed] })
const flat = aProperty({
  goal: 'rent',
  list: 'for-rent',
  zip: '1030',
  priceCents: 100_000,
  bedrooms: 1,
})
await openRuleBook(db)
await insertProperties(db, [property, flat])

beforeEach(async () => {
  await db.delete(enquiries)
  await db.delete(mails)
})

const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', email: 'nora@example.be' }

async function receive(
  name: string,
  answers: object,
  subject: Subject = { propertyId: property.id },
) {
  const form = formNamed(name) as Form
  const received = {
    form,
    subject,
    uploads: [],
    language: 'nl' as const,
    source: {},
    submission: crypto.randomUUID(),
    answers: { ...person, ...answers },
  }
  const result = await receiveEnquiry(tools, received, onServer(name).alsoDo)
  if (result.outcome !== 'received') throw new Error(result.outcome)
  await writeLetters(tools)
  return result
}

const lettersTo = (recipient: string) =>
  db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt)
const linkIn = (text = '', part: string) =>
  new RegExp(`https://baksteen\\.example(/${part}/[^\\s/]+)`).exec(text)?.[1]?.split('/').at(-1) ??
  ''

test('[4.14] documents come by mail; those that need approval wait, and who asks again is told', async () => {
  expect((await receive('request-documents', {})).note).toBeUndefined()
  const [letter] = await lettersTo('nora@example.be')
  expect(letter?.text).toContain('Bodemattest')
  expect(letter?.text.match(/\/documents\//g)).toHaveLength(1)

  expect((await receive('request-documents', {})).note).toBe('already-requested')
})

test('[8.07] a link to a document expires, cannot be forged, and opens after approval', async () => {
  await db.delete(documentRequests)
  property.documents = [
    open,
    { ...closed, file: await tools.files.keep('documents', Buffer.from('%PDF'), 'pdf') },
  ]
  const alone = aProperty({ documents: [property.documents[1] ?? closed] })
  await insertProperties(db, [alone])
  const { note } = await receive('request-documents', {}, { propertyId: alone.id })
  expect(note).toBe('awaiting-approval')
  const [waiting] = await db.select().from(documentRequests)
  const guess = tools.signer.sign('document', waiting?.id, new Date(tools.now().getTime() + 1_000))
  expect(await openDocument(tools, guess)).toEqual({ outcome: 'forged', language: 'nl' })

  expect(await approveDocuments(tools, [waiting?.id ?? ''])).toEqual({
    outcome: 'approved',
    count: 1,
  })
  expect(await approveDocuments(tools, [waiting?.id ?? ''])).toEqual({ outcome: 'nothing-waits' })
  const letters = await lettersTo('nora@example.be')
  const token = linkIn(letters.map(({ text }) => text).join(), 'documents')
  expect(await openDocument(tools, token)).toMatchObject({ outcome: 'opened', name: 'Bodemattest' })
  expect(await openDocument(tools, `${token}x`)).toEqual({ outcome: 'forged' })
  const later = () => new Date(tools.now().getTime() + 15 * 86_400_000)
  const late = { ...tools, now: later }
  expect(await openDocument(late, token)).toEqual({ outcome: 'expired', language: 'nl' })
  const old = tools.signer.sign('document', 'x', tools.now())
  expect(await openDocument(late, old)).toEqual({ outcome: 'expired', language: undefined })
})

test('[2.47] a friend gets our words only, at most twice a day, and never after opting out', async () => {
  const friend = { friendFirstName: 'Jan', friendEmail: 'jan@example.be' }
  await receive('send-to-friend', friend)
  const [letter] = await lettersTo('jan@example.be')
  expect(letter?.subject).toBe('Nora Peeters stuurt u een pand door')
  expect(letter?.headers).toHaveProperty('List-Unsubscribe-Post')
  expect(await receive('send-to-friend', friend)).toMatchObject({ note: undefined })
  expect(await receive('send-to-friend', friend)).toMatchObject({ note: 'friend-limit' })
  expect(await lettersTo('jan@example.be')).toHaveLength(2)

  const choice = openMailChoice(tools, linkIn(letter?.text, 'nl/mailkeuze'))
  if (choice.outcome !== 'valid') throw new Error(choice.outcome)
  await makeMailChoice(tools, choice.choice, choice.email)
  tools.clock.now = new Date(tools.now().getTime() + 2 * 86_400_000)
  await receive('send-to-friend', friend)
  expect(await lettersTo('jan@example.be')).toHaveLength(2)
})

test('nobody is on the newsletter before saying yes from the mailbox itself, and each can leave', async () => {
  const choose = async (text: string | undefined, expected: string) => {
    const choice = openMailChoice(tools, linkIn(text, 'nl/mailkeuze'))
    expect(choice).toMatchObject({ outcome: 'valid', choice: expected, email: person.email })
    if (choice.outcome === 'valid') await makeMailChoice(tools, choice.choice, choice.email)
    return (await findSubscriber(db, person.email))?.state
  }
  await receive('sign-newsletter', {}, {})
  expect(await findSubscriber(db, person.email)).toMatchObject({ state: 'asked' })
  const [asked] = await lettersTo(person.email)
  expect(await choose(asked?.text, 'newsletter-confirm')).toBe('confirmed')
  expect(await choose(asked?.text, 'newsletter-confirm')).toBe('confirmed')

  const letters = await lettersTo(person.email)
  const [welcome] = letters.filter(({ subject }) => subject.startsWith('U bent ingeschreven'))
  expect(letters, 'saying yes twice welcomes once').toHaveLength(2)
  expect(welcome?.headers).toMatchObject({
    'List-Unsubscribe': `<${/http\S+mailkeuze\S+/.exec(welcome?.text ?? '')?.[0]}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(await choose(welcome?.text, 'newsletter-leave')).toBe('left')
})

test('[8.10] a testimonial is read by visitors after approval, once', async () => {
  const words = {
    kind: 'sale',
    rating: '5',
    remark: 'Vlot verkocht.',
    city: 'Aarschot',
    mayPublish: true,
  }
  const { enquiry } = await receive('testimonial', words, {})
  expect(await listTestimonials(db)).toEqual([])
  expect(await approveTestimonial(db, enquiry.id)).toEqual({ outcome: 'approved' })
  expect(await approveTestimonial(db, enquiry.id)).toEqual({ outcome: 'nothing-waits' })
  expect(await listTestimonials(db)).toMatchObject([{ name: 'Nora', town: 'Aarschot', rating: 5 }])
})

test('[9.20] the rest of a rental file opens by personal link, and its letter tells the terms', async () => {
  const { enquiry } = await receive('rental-application', {}, { propertyId: flat.id })
  const invited = await inviteTenant(tools, enquiry.id)
  if (invited.outcome !== 'invited') throw new Error(invited.outcome)
  const token = invited.href.split('/').at(-2) ?? ''
  expect(await openInvitation(tools, token)).toMatchObject({
    outcome: 'valid',
    enquiry: { id: enquiry.id },
  })
  expect(await openInvitation(tools, 'forged.token')).toEqual({ outcome: 'forged' })

  await receive(
    'rental-file',
    { persons: 2, income: 320_000 },
    { propertyId: flat.id, follows: enquiry.id },
  )
  const texts = (await lettersTo(person.email)).map(({ text }) => text.replace(/\s+/g, ' ')).join()
  expect(texts).toContain('waarborg van 2 maanden huur (€ 2.000)')
  expect(texts).toContain('hoogstens 2 personen')
})

test('[9.19] the receipt of an offer says the deposit: 10 %, and 5 % off plan', async () => {
  const unit = aProperty({ projectId: 9 })
  await insertProperties(db, [unit])
  await receive('purchase-offer', { amount: 37_900_000, validUntil: '2026-04-10' })
  await receive('purchase-offer', { amount: 20_000_000 }, { propertyId: unit.id })
  const [house, offPlan] = await lettersTo(person.email)
  expect(house?.text).toContain('10\u00a0% van de prijs')
  expect(house?.text).toContain('€ 379.000')
  expect(house?.text).toContain('10-4-2026')
  expect(offPlan?.text).toContain('hoogstens 5\u00a0%')
})
