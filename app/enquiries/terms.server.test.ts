import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { openRuleBook } from '../costs/rules/open-rule-book.server'
import type { Form } from '../forms/form'
import { mailDue } from '../mail/outbox.server'
import { propertyDetails } from '../properties/stored/property-details'
import { aProperty, insertProperties } from '../properties/testing'
import { inviteTenant } from './candidates/invite-tenant.server'
import { formNamed } from './forms'
import { enquiryReceived, receiveEnquiry } from './receive-enquiry.server'
import { termsOf } from './terms.server'
import { formTools } from './testing'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
const tools = formTools(db, jobs)
await openRuleBook(db)

const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', email: 'nora@example.be' }

async function ask(name: string, propertyId: number) {
  const result = await receiveEnquiry(tools, {
    form: formNamed(name) as Form,
    subject: { propertyId },
    uploads: [],
    source: {},
    language: 'nl',
    submission: crypto.randomUUID(),
    answers: person,
  })
  if (result.outcome !== 'received') throw new Error(result.outcome)
  return result.enquiry
}

const rent = 'Elke maand betaalt u de huurprijs (€ 1.000) en de huurlasten (op aanvraag).'
const toLet = { goal: 'rent', goalNumber: 1, zip: '3200', priceCents: 100_000 } as const

test.each([
  ['a shop', { type: 6 }, [rent, 'De waarborg wordt bepaald in de huurovereenkomst.']],
  [
    'a shop with its deposit',
    { type: 6, deposit: 600_000 },
    [rent, 'De waarborg bedraagt € 6.000.'],
  ],
  ['a garage', { type: 7 }, [rent]],
])(
  '[5.16] the letter about %s tells no terms of a property',
  async (_, { type, ...costs }, terms) => {
    const property = aProperty({ ...toLet, type, details: propertyDetails.parse({ costs }) })
    await insertProperties(db, [property])
    expect(await termsOf(tools, await ask('rental-file', property.id))).toEqual(terms)
  },
)

test('[9.20] the letter about a property tells its deposit and the income that is expected', async () => {
  const property = aProperty({ ...toLet, type: 2 })
  await insertProperties(db, [property])
  const [terms] = await termsOf(tools, await ask('rental-file', property.id))
  expect(terms).toContain('waarborg van 3 maanden huur (€ 3.000)')
  expect(terms).toContain('netto-inkomen van ongeveer € 3.000')
  expect(terms).toContain('onze vuistregel, geen voorwaarde')
})

test('[5.10] a rent and deposit that are not published are in no letter', async () => {
  const details = propertyDetails.parse({ costs: { deposit: 444_400 } })
  const property = aProperty({ ...toLet, type: 6, publishPrice: false, details })
  await insertProperties(db, [property])
  const terms = await termsOf(tools, await ask('rental-file', property.id))
  expect(terms.join()).not.toMatch(/1\.000|4\.444/)
})

test('[5.16] nobody is asked for a rental file of a business that is taken over', async () => {
  const bistro = aProperty({ ...toLet, goalNumber: 2, type: 6, priceCents: 5_500_000 })
  await insertProperties(db, [bistro])
  const { id } = await ask('rental-application', bistro.id)
  expect(await inviteTenant(tools, id)).toEqual({ outcome: 'no-candidate' })
})
