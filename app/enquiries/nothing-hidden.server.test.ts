import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenIn, hiddenProperty } from '../../testing/hidden-property'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openRuleBook } from '../costs/rules/open-rule-book.server'
import type { Form } from '../forms/form'
import { type Language, languages } from '../language/languages'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { formNamed } from './forms'
import { onServer } from './forms.server'
import { writeLetters } from './letters/write-letters.job.server'
import { enquiryReceived, receiveEnquiry } from './receive-enquiry.server'
import { formTools } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
await openRuleBook(db)

const email = 'nora@example.be'
const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', email }

async function receive(name: string, propertyId: number, language: Language) {
  const result = await receiveEnquiry(
    tools,
    {
      form: formNamed(name) as Form,
      subject: { propertyId },
      uploads: [],
      language,
      source: {},
      submission: crypto.randomUUID(),
      answers: { ...person, friendEmail: email, friendName: 'Ben', amount: 100, message: 'Dag' },
    },
    onServer(name).alsoDo,
  )
  if (result.outcome !== 'received') throw new Error(result.outcome)
  await writeLetters(tools)
}

const forms = ['contact-me', 'request-documents', 'send-to-friend', 'purchase-offer']

test('[5.10, 5.11] no letter to who asked about a property tells what is hidden', async () => {
  await fc.assert(
    fc.asyncProperty(hiddenProperty, async (wish) => {
      await db.delete(mails)
      const property = aProperty({ ...wish, status: 'available' })
      await insertProperties(db, [property])
      for (const language of languages) {
        for (const form of forms) await receive(form, property.id, language)
      }
      const letters = await db.select().from(mails).where(eq(mails.recipient, email))
      const told = JSON.stringify(letters.map(({ subject, text, html }) => [subject, text, html]))
      expect(told.match(/\/documents\//g)?.length).toBeGreaterThanOrEqual(languages.length)
      expect(told.match(hiddenIn({ ...wish, status: 'available' }))?.[0]).toBeUndefined()
    }),
    { numRuns: 6, seed: 511 },
  )
}, 120_000)
