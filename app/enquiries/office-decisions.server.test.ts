import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { listTestimonials } from '../editorial/queries.server'
import { listChanges } from '../journal/queries.server'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { addTemplate, removeTemplate, saveTemplate } from './answers/save-template.server'
import { findTemplate, listTemplates } from './answers/template-queries.server'
import { listCandidates } from './candidates/candidate-queries.server'
import { decideCandidate } from './candidates/decide-candidate.server'
import { decideDocumentsInOffice, decideTestimonialInOffice } from './decide-in-office.server'
import { listEntries } from './entry-queries.server'
import { noteOfferStep } from './note-offer-step.server'
import { aColleague, anEnquiry } from './office.testing'
import { listDocumentRequestsOf } from './office-queries.server'
import { erasePerson } from './people/erase-person.server'
import { enquiryReceived } from './receive-enquiry.server'
import { formTools } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
const els = await aColleague(db)
const paper = { file: 'documents/aa/x.pdf', bytes: 10, hash: '', source: '' }
const closed = { id: 2, name: { nl: 'Bodemattest' }, requiresApproval: true, ...paper }
const property = aProperty({ documents: [closed] })
const flat = aProperty({ goal: 'rent', list: 'for-rent' })
await insertProperties(db, [property, flat])

beforeEach(async () => {
  tools.clock.now = new Date('2026-03-02T10:00:00Z')
  await db.execute(sql`truncate enquiries, mails, changes cascade`)
})

const decide = (enquiryId: string, step: 'invited' | 'refused' | 'chosen', ground: string) =>
  decideCandidate(tools, els, enquiryId, {
    step,
    ground,
    words: '',
    submission: crypto.randomUUID(),
  })
const candidate = (email: string) =>
  anEnquiry(tools, 'rental-application', { email }, { subject: { propertyId: flat.id } })

test('[9.20] each decision about a candidate has a lawful ground, in the order they came', async () => {
  const first = await candidate('first@example.be')
  const second = await candidate('second@example.be')
  expect(await decide(second.id, 'invited', 'origin')).toEqual({ outcome: 'no-lawful-ground' })
  expect(await decide(second.id, 'invited', 'visited-home')).toEqual({ outcome: 'decided-now' })
  expect((await db.select().from(mails)).map(({ recipient }) => recipient)).toEqual([
    'second@example.be',
  ])
  expect(await decide(second.id, 'chosen', 'first-suitable')).toEqual({ outcome: 'no-file' })
  await anEnquiry(
    tools,
    'rental-file',
    { email: 'second@example.be' },
    { subject: { propertyId: flat.id, follows: second.id } },
  )
  expect(await decide(second.id, 'chosen', 'first-suitable')).toEqual({ outcome: 'earlier-first' })
  expect(await decide(first.id, 'refused', 'withdrew')).toEqual({ outcome: 'decided-now' })
  expect(await decide(second.id, 'chosen', 'first-suitable')).toEqual({ outcome: 'decided-now' })

  const log = await listCandidates(db, flat.id)
  expect(log.map(({ status }) => status)).toEqual(['refused', 'chosen'])
  expect(log[0]?.steps).toMatchObject([
    { step: 'refused', ground: 'withdrew', byName: 'Els Claes', at: tools.now() },
  ])
  expect(await listChanges(db, { kind: 'enquiry', id: second.id })).toHaveLength(3)
})

test('[9.20] two colleagues who choose at once choose one', async () => {
  const all = await Promise.all(['a@example.be', 'b@example.be'].map(candidate))
  for (const { id, email } of all) {
    await decide(id, 'invited', 'visited-home')
    const subject = { propertyId: flat.id, follows: id }
    await anEnquiry(tools, 'rental-file', { email }, { subject })
  }
  const [first] = await listCandidates(db, flat.id)
  const outcomes = await Promise.all(
    [1, 2].map(() => decide(first?.id ?? '', 'chosen', 'first-suitable')),
  )
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['decided', 'decided-now'])
})

test('[9.19] an offer is accepted in time or not at all, and every step has its date', async () => {
  const answers = { amount: 37_900_000, validUntil: '2026-03-10', validHour: '18:00' }
  const subject = { propertyId: property.id }
  const { id } = await anEnquiry(tools, 'purchase-offer', answers, { subject })
  const note = (step: 'told-owner' | 'accepted' | 'refused', at: string) =>
    noteOfferStep(tools, els, id, { step, at: new Date(at), words: '' })
  tools.clock.now = new Date('2026-03-12T09:00:00Z')
  expect(await note('accepted', '2026-03-11T09:00:00Z')).toEqual({ outcome: 'too-late' })
  expect(await note('accepted', '2026-03-10T09:00:00Z')).toEqual({ outcome: 'noted' })
  expect(await note('accepted', '2026-03-10T09:00:00Z')).toEqual({ outcome: 'noted' })
  expect(await note('refused', '2026-03-10T10:00:00Z')).toEqual({ outcome: 'decided' })
  expect(await listEntries(db, [id], 'offer')).toMatchObject([
    { step: 'accepted', at: new Date('2026-03-10T09:00:00Z'), notedAt: tools.now() },
  ])
  const other = await anEnquiry(tools, 'site-contact')
  const wish = { step: 'accepted', at: tools.now(), words: '' } as const
  expect(await noteOfferStep(tools, els, other.id, wish)).toEqual({ outcome: 'no-such-offer' })
})

test('[8.10] a testimonial is approved by somebody, whose name is kept', async () => {
  const words = { kind: 'sale', rating: '5', remark: 'Vlot verkocht.', city: 'Aarschot' }
  const { id: enquiryId } = await anEnquiry(tools, 'testimonial', { ...words, mayPublish: true })
  const decision = { enquiryId, verdict: 'approved' } as const
  expect(await decideTestimonialInOffice(tools, els, decision)).toEqual({ outcome: 'approved' })
  expect(await decideTestimonialInOffice(tools, els, decision)).toEqual({
    outcome: 'nothing-waits',
  })
  expect(await listTestimonials(db)).toHaveLength(1)
  expect(await listEntries(db, [enquiryId])).toMatchObject([
    { kind: 'testimonial', step: 'approved', byName: 'Els Claes' },
    { kind: 'state', step: 'done' },
  ])
})

test('[4.14] documents that wait are given with this enquiry, never with another', async () => {
  const mine = await anEnquiry(
    tools,
    'request-documents',
    {},
    { subject: { propertyId: property.id } },
  )
  const other = await anEnquiry(
    tools,
    'request-documents',
    { email: 'jan@example.be' },
    { subject: { propertyId: property.id } },
  )
  const requestIds = (await listDocumentRequestsOf(db, other.id)).map(({ id }) => id)
  expect(requestIds).toHaveLength(1)
  const wrong = { enquiryId: mine.id, verdict: 'approved', requestIds } as const
  expect(await decideDocumentsInOffice(tools, els, wrong)).toEqual({ outcome: 'nothing-waits' })
  const right = { ...wrong, enquiryId: other.id }
  expect(await decideDocumentsInOffice(tools, els, right)).toEqual({ outcome: 'approved' })
  expect(await db.select().from(mails)).toMatchObject([{ recipient: 'jan@example.be' }])
})

test('a template is changed by one at a time, and the journal has both versions', async () => {
  const all = await listTemplates(db)
  expect(all.length).toBeGreaterThan(4)
  const each = (text: string) => ({ nl: text, fr: text, en: text, de: text })
  const texts = { name: each('Nieuw'), subject: each('Dag'), body: each('Dag {firstName}') }
  const { id } = await addTemplate(tools, els, texts)
  const save = (version: number, name: string) =>
    saveTemplate(tools, els, { id, version, texts: { ...texts, name: each(name) } })
  expect(await save(1, 'Beter')).toEqual({ outcome: 'saved' })
  expect(await save(1, 'Te laat')).toMatchObject({
    outcome: 'stale',
    theirs: { name: { nl: 'Beter' } },
  })
  const [saved] = await listChanges(db, { kind: 'answer-template', id: `${id}` })
  expect(saved).toMatchObject({
    before: { name: { nl: 'Nieuw' } },
    after: { name: { nl: 'Beter' } },
  })
  expect(await removeTemplate(tools, els, id)).toEqual({ outcome: 'removed' })
  expect(await findTemplate(db, id)).toBeUndefined()
})

test('who is erased is gone with all that was said', async () => {
  const { id } = await anEnquiry(tools, 'site-contact')
  const kept = await anEnquiry(tools, 'site-contact', { email: 'jan@example.be' })
  await db.execute(sql`insert into enquiry_entries (enquiry_id, kind, words, at, noted_at, by_name)
    values (${id}, 'note', 'Nora belt terug', now(), now(), 'Els')`)
  expect(await erasePerson(tools, 'Nora@example.be')).toMatchObject({ enquiries: 1 })
  expect(await listEntries(db, [id])).toEqual([])
  const { rows } = await db.execute(sql`select id from enquiries`)
  expect(rows).toEqual([{ id: kept.id }])
})
