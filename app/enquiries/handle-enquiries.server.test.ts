import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { findSentFile, giveUploads, insertUpload } from '../forms/upload-queries.server'
import { listChanges } from '../journal/queries.server'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { answerEnquiry } from './answers/answer-enquiry.server'
import { leftOpen, placeholders } from './answers/answer-template'
import { fillAnswer } from './answers/fill-answer.server'
import { listTemplates } from './answers/template-queries.server'
import { changeEnquiry } from './change-enquiry.server'
import { readEnquiryFilter } from './enquiry-filter'
import { enquiryNumber } from './enquiry-number'
import { listEntries } from './entry-queries.server'
import { noteOnEnquiry } from './note-on-enquiry.server'
import { aColleague, anEnquiry } from './office.testing'
import { listEnquiries } from './office-queries.server'
import { exportEnquiries } from './people/export-enquiries.server'
import { findEnquiry } from './queries.server'
import { enquiryReceived } from './receive-enquiry.server'
import { formTools } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
const els = await aColleague(db)
const tom = await aColleague(db, 'Tom Wouters')
const property = aProperty({ title: { nl: 'Huis met tuin', fr: 'Maison avec jardin' } })
await insertProperties(db, [property])
const subject = { propertyId: property.id }

beforeEach(async () => {
  await db.execute(sql`truncate enquiries, mails, changes cascade`)
})

const found = async (query: string) => {
  const filter = readEnquiryFilter(new URLSearchParams(query))
  const { rows, total } = await listEnquiries(db, filter, { limit: 2, offset: 0 })
  return { names: rows.map(({ answers }) => answers.firstName), total }
}

test('the list is searched by name, address, number and words, whatever the accents', async () => {
  await anEnquiry(tools, 'site-contact', { firstName: 'Zoë', remark: 'Is er een kelder?' })
  const second = await anEnquiry(tools, 'contact-me', { email: 'jan@example.be' }, { subject })
  for (const query of ['text=zoe+peeters', 'text=KELDER', 'form=site-contact']) {
    expect(await found(query), query).toEqual({ names: ['Zoë'], total: 1 })
  }
  for (const query of [
    'text=jan@example',
    `text=${enquiryNumber(second)}`,
    `property=${property.id}`,
  ]) {
    expect(await found(query), query).toEqual({ names: ['Nora'], total: 1 })
  }
  expect((await found('text=firstName')).total).toBe(0)
  expect((await found('text=%25')).total).toBe(0)
  await anEnquiry(tools, 'site-contact')
  expect(await found('')).toMatchObject({ total: 3, names: { length: 2 } })
})

const href = 'https://baksteen.be/office/enquiries/1/'

test('a colleague takes an enquiry in hand; who, what and when are written down', async () => {
  const { id, version } = await anEnquiry(tools, 'site-contact')
  const wish = { version, state: 'in-hand', assigneeId: els.id, href } as const
  expect(await changeEnquiry(tools, els, id, wish)).toEqual({ outcome: 'changed' })
  expect(await findEnquiry(db, id)).toMatchObject({ state: 'in-hand', assigneeId: els.id })
  expect(await found(`assignee=${els.id}&state=in-hand`)).toMatchObject({ total: 1 })
  expect(await found('assignee=nobody')).toMatchObject({ total: 0 })
  expect(await listEntries(db, [id])).toMatchObject([
    { kind: 'assignee', words: 'Els Claes', byName: 'Els Claes' },
    { kind: 'state', step: 'in-hand' },
  ])
  const [change] = await listChanges(db, { kind: 'enquiry', id })
  expect(change).toMatchObject({ before: { state: 'new' }, after: { state: 'in-hand' } })
})

test('who decides on an old page is told what the other decided', async () => {
  const { id, version } = await anEnquiry(tools, 'site-contact')
  const wish = { version, state: 'in-hand', assigneeId: els.id, href } as const
  await changeEnquiry(tools, els, id, wish)
  const late = await changeEnquiry(tools, tom, id, { ...wish, state: 'spam', assigneeId: null })
  expect(late).toMatchObject({ outcome: 'stale', enquiry: { state: 'in-hand' } })
  expect(await findEnquiry(db, id)).toMatchObject({ state: 'in-hand', assigneeId: els.id })
})

test('nobody outside the agency is given an enquiry', async () => {
  const { id, version } = await anEnquiry(tools, 'site-contact')
  const stranger = { version, state: 'new', assigneeId: crypto.randomUUID(), href } as const
  expect(await changeEnquiry(tools, els, id, stranger)).toEqual({ outcome: 'no-such-colleague' })
})

test('who is given an enquiry may open it, and is told by mail, once', async () => {
  const { id, version } = await anEnquiry(tools, 'site-contact')
  const give = (by: typeof els, assigneeId: string, at = version) =>
    changeEnquiry(tools, by, id, { version: at, state: 'in-hand', assigneeId, href })
  const editor = await aColleague(db, 'Ed Itor')
  const newcomer = await aColleague(db, 'New Comer')
  await db.execute(sql`update accounts set role = 'editor' where id = ${editor.id}`)
  await db.execute(sql`update accounts set password_hash = null where id = ${newcomer.id}`)
  for (const { id: other } of [editor, newcomer]) {
    expect(await give(els, other)).toEqual({ outcome: 'no-such-colleague' })
  }
  expect(await give(els, tom.id)).toEqual({ outcome: 'changed' })
  const told = async () =>
    (await db.select().from(mails)).filter(({ key }) => key.startsWith(`assigned:${id}`))
  expect(await told()).toMatchObject([{ subject: expect.stringContaining('voor u') }])
  expect((await told())[0]?.text).toContain(href)
  expect(await give(tom, els.id, version + 1)).toEqual({ outcome: 'changed' })
  expect(await give(els, els.id, version + 2)).toEqual({ outcome: 'changed' })
  expect(await told()).toHaveLength(2)
})

test('a reference and a phone number in any spacing find the enquiry', async () => {
  const property = aProperty({ reference: 'ZZ-0815' })
  await insertProperties(db, [property])
  await anEnquiry(tools, 'site-contact', { firstName: 'Ria', phone: '+32471998877' })
  await db.execute(
    sql`update enquiries set property_id = ${property.id} where answers ->> 'firstName' = 'Ria'`,
  )
  for (const text of ['zz-0815', 'ZZ-08', '0471 99 88 77', '0471/99.88.77', '998877']) {
    const query = new URLSearchParams({ text }).toString()
    expect(await found(query), text).toEqual({ names: ['Ria'], total: 1 })
  }
})

test('whoever writes something down has the enquiry in hand', async () => {
  const { id } = await anEnquiry(tools, 'site-contact')
  const note = { kind: 'note', words: 'Gebeld.', submission: crypto.randomUUID() } as const
  await noteOnEnquiry(tools, els, id, note)
  expect(await findEnquiry(db, id)).toMatchObject({ state: 'in-hand' })
})

test('an answer is filled in the language of the person, and leaves once', async () => {
  const enquiry = await anEnquiry(
    tools,
    'contact-me',
    { remark: 'Y a-t-il un garage ?' },
    { language: 'fr', subject },
  )
  const [template] = await listTemplates(db)
  if (!template) throw new Error('no templates')
  const filled = await fillAnswer(tools, els, enquiry, template)
  expect(filled.words).toMatch(/^Bonjour Nora,/)
  const submission = crypto.randomUUID()
  const answer = { ...filled, state: 'done', submission } as const
  const open = await answerEnquiry(tools, els, enquiry.id, answer)
  expect(open).toEqual({ outcome: 'left-open', open: ['{text}'] })
  expect(await db.$count(mails)).toBe(0)

  const words = filled.words.replace('{text}', 'Oui : https://baksteen.example/fr/')
  const whole = { ...answer, words }
  for (const _ of [1, 2]) {
    expect(await answerEnquiry(tools, els, enquiry.id, whole)).toEqual({ outcome: 'answered' })
  }
  const [letter, ...others] = await db.select().from(mails)
  expect(others).toEqual([])
  expect(letter).toMatchObject({ recipient: 'nora@example.be', replyTo: tools.agency().email })
  expect(letter?.subject).toContain(enquiryNumber(enquiry))
  expect(letter?.html).toContain('href="https://baksteen.example/fr/"')
  expect(letter?.text).toContain('Y a-t-il un garage ?')
  expect(await findEnquiry(db, enquiry.id)).toMatchObject({ state: 'done', assigneeId: els.id })
  const kinds = (await listEntries(db, [enquiry.id])).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['answer', 'assignee', 'state'])
})

test('of an enquiry about a property we know everything but what is ours to say', async () => {
  const enquiry = await anEnquiry(tools, 'contact-me', {}, { language: 'nl', subject })
  const body = { nl: placeholders.map((each) => `{${each}}`).join('\n') }
  const { words } = await fillAnswer(tools, els, enquiry, { subject: body, body })
  expect(leftOpen(words)).toEqual(['{text}'])
  expect(words).toContain(`/nl/afspraak/?property=${subject.propertyId}`)
})

test('a greeting is in the language of the person; of an address only what may be told', async () => {
  const hidden = aProperty({ publishAddress: false, hideCity: true })
  await insertProperties(db, [hidden])
  const filled = async (language: 'nl' | 'fr', propertyId: number, firstName = 'Nora') => {
    const given = { language, subject: { propertyId } }
    const enquiry = await anEnquiry(tools, 'contact-me', { firstName }, given)
    const text = '{greeting} {address}'
    const body = { nl: text, fr: text }
    return (await fillAnswer(tools, els, enquiry, { subject: body, body })).words
  }
  expect(await filled('fr', hidden.id)).toBe('Bonjour Nora, {address}')
  await db.execute(sql`update properties set hide_city = false where id = ${hidden.id}`)
  expect(await filled('nl', hidden.id, '')).toBe(`Dag, ${hidden.zip} ${hidden.city}`)
  await db.execute(sql`update properties set publish_address = true where id = ${hidden.id}`)
  expect(await filled('nl', hidden.id)).toContain(`${hidden.street} ${hidden.houseNumber}`)
})

test('braces of a visitor are not ours to fill', async () => {
  const { id: _, ...rest } = await anEnquiry(tools, 'site-contact', { firstName: '{agent}' })
  const body = { nl: 'Dag {firstName}, groeten van {agent}' }
  const { words } = await fillAnswer(tools, els, { ...rest, id: '' }, { subject: body, body })
  expect(words).toBe('Dag agent, groeten van Els Claes')
})

test('a note is kept once, and its words stay out of the journal', async () => {
  const { id } = await anEnquiry(tools, 'site-contact')
  const note = {
    kind: 'note',
    words: 'Belt liever na zes.',
    submission: crypto.randomUUID(),
  } as const
  await noteOnEnquiry(tools, els, id, note)
  await noteOnEnquiry(tools, els, id, note)
  expect(await listEntries(db, [id])).toMatchObject([
    { words: 'Belt liever na zes.' },
    { kind: 'state', step: 'in-hand' },
  ])
  const journal = await listChanges(db, { kind: 'enquiry', id })
  expect(journal).toHaveLength(2)
  expect(JSON.stringify(journal)).not.toContain('na zes')
})

test('a spreadsheet gets every row and runs none of it', async () => {
  await anEnquiry(tools, 'site-contact', { firstName: '=1+1', remark: '@SUM(A1); "x"\nrij' })
  await anEnquiry(tools, 'site-contact', { lastName: '+32', phone: '\tcmd' })
  await anEnquiry(tools, 'contact-me', { firstName: '-2' }, { subject })
  const filter = readEnquiryFilter(new URLSearchParams())
  const wish = { filter, language: 'nl', colleagues: new Map<string, string>() } as const
  let csv = ''
  for await (const part of exportEnquiries(db, wish)) csv += part
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  for (const cell of ["'=1+1", "'+32", "'-2", "'\tcmd"]) expect(csv).toContain(`;${cell};`)
  expect(csv).toContain('"\'@SUM(A1); ""x""\nrij"')
  expect(csv).toContain(property.reference)
  expect(csv.trim().split('\r\n')).toHaveLength(4)
})

test('a file of a form that was never sent is nobody’s to read', async () => {
  const paper = { file: 'uploads/aa/x.pdf', name: 'cv.pdf', type: 'application/pdf', bytes: 9 }
  const upload = await insertUpload(db, { ...paper, createdAt: tools.now() })
  expect(await findSentFile(db, upload)).toBeUndefined()
  const { id } = await anEnquiry(tools, 'job-contact')
  await giveUploads(db, [upload], id)
  expect(await findSentFile(db, upload)).toMatchObject({ name: 'cv.pdf' })
})
