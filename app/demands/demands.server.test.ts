import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openJobQueue } from '../jobs/job-queue.server'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { insertProperties } from '../properties/queries.server'
import { aProperty } from '../properties/testing'
import { noCriteria } from '../search/criteria'
import { circumstances } from '../search/find-list.server'
import { findPage } from '../search/queries.server'
import { fewCriteria } from '../search/testing'
import { createSigner } from '../web/signed-link.server'
import { demandCriteria, hasTypeOrPlace } from './demand'
import { forgetUnconfirmed } from './demand-rounds.job.server'
import { mailDemand, startDemandRound } from './mail-demand.job.server'
import { confirmDemand, stopDemand } from './manage-demand.server'
import { demandMailDue, matchDemands } from './match-demands.server'
import { countSeekers } from './queries.server'
import { type Registration, registerDemand } from './register-demand.server'
import { demandNews, demands } from './tables.server'

const { db } = await openTestDatabase()
const jobs = await openJobQueue(db, [mailDue, demandMailDue], (error) => {
  throw error
})
afterAll(jobs.close)

let moment = new Date('2026-11-15T10:00:00Z')
const agency = () => ({
  ...{ name: 'Baksteen', legalName: '', street: '', zip: '', city: '', phone: '', email: '' },
  ...{ privacyEmail: '', companyNumber: '', vatNumber: '', bivNumber: '' },
})
const signer = createSigner('a secret of at least some length')
const tools = { db, jobs, signer, agency, now: () => moment, origin: 'https://baksteen.be' }
const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', phone: '0470123456' }
const registration: Registration = {
  ...{ email: 'nora@example.be', language: 'nl', person, list: 'for-sale' },
  wish: { ...noCriteria, types: [1] },
  frequency: 'at-once',
}

beforeEach(async () => {
  await db.execute(sql`truncate demands, demand_news, mails, properties cascade`)
})

const token = (text: string | undefined, name: string) =>
  new RegExp(`${name}=([\\w.-]+)`).exec(text ?? '')?.[1] ?? ''
const letters = async (email = registration.email) =>
  (await db.select().from(mails)).filter(({ recipient }) => recipient === email)

async function anActiveDemand(wish: Partial<Registration> = {}) {
  const given = { ...registration, ...wish }
  await registerDemand(tools, given)
  await confirmDemand(tools, token((await letters(given.email)).at(-1)?.text, 'confirm'))
  await db.delete(mails)
  const rows = await db.select().from(demands)
  const demand = rows.find(({ email }) => email === given.email.toLowerCase())
  if (!demand) throw new Error('no demand')
  return demand
}

test('[1.05] nothing is mailed before the link of the first letter is used', async () => {
  await registerDemand(tools, registration)
  const home = aProperty()
  await insertProperties(db, [home])
  await matchDemands(tools, [{ propertyId: home.id, kind: 'published' }])
  expect(await db.$count(demandNews)).toBe(0)

  const [letter] = await letters()
  expect(letter?.subject).toBe('Bevestig uw zoekopdracht')
  const key = token(letter?.text, 'confirm')
  expect((await confirmDemand(tools, `${key}x`)).outcome).toBe('no-such-link')
  expect((await confirmDemand(tools, key)).outcome).toBe('confirmed')
  await matchDemands(tools, [{ propertyId: home.id, kind: 'published' }])
  expect(await db.$count(demandNews)).toBe(1)
})

test('[5.06] a demand without a type or a place is refused', async () => {
  const wish = { ...noCriteria, maxPrice: 400_000 }
  expect((await registerDemand(tools, { ...registration, wish })).outcome).toBe('too-wide')
  expect(await db.$count(demands)).toBe(0)
})

test('registering twice is one demand, and keeps its confirmation', async () => {
  await anActiveDemand()
  await registerDemand(tools, { ...registration, email: 'Nora@Example.be', frequency: 'weekly' })
  const rows = await db.select().from(demands)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ status: 'active', frequency: 'weekly' })
})

test('[1.05] a letter says what changed and why, once, and how to stop', async () => {
  const demand = await anActiveDemand()
  const home = aProperty({ priceCents: 31_500_000 })
  const secret = aProperty({ priceCents: 44_444_400, publishPrice: false })
  await insertProperties(db, [home, secret])
  const changes = [home, secret].map(({ id }) => ({ propertyId: id, kind: 'published' as const }))
  await matchDemands(tools, changes)
  await matchDemands(tools, changes)
  await mailDemand(tools, { demandId: demand.id })
  await mailDemand(tools, { demandId: demand.id })

  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.subject).toBe('2 panden voor uw zoekopdracht')
  expect(letter?.text).toContain('€ 315.000')
  expect(letter?.html).not.toMatch(/444[.,]?444/)
  expect(letter?.headers).toMatchObject({
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Unsubscribe': expect.stringContaining('https://baksteen.be/nl/uitschrijven/?key='),
  })
  const key = token(letter?.headers['List-Unsubscribe'], 'key')
  expect((await stopDemand(tools, key)).outcome).toBe('stopped')
  await matchDemands(tools, [{ propertyId: home.id, kind: 'price' }])
  expect(await db.$count(demandNews)).toBe(2)
})

test('two demands of one person bring one letter about one home', async () => {
  await anActiveDemand()
  await anActiveDemand({ wish: { ...noCriteria, types: [1, 2] } })
  const both = await db.select().from(demands)
  expect(both).toHaveLength(2)
  const home = aProperty()
  await insertProperties(db, [home])
  await matchDemands(tools, [{ propertyId: home.id, kind: 'published' }])
  for (const { id } of both) await mailDemand(tools, { demandId: id })
  expect(await letters()).toHaveLength(1)
})

test('who wants it each morning gets it in the morning', async () => {
  const demand = await anActiveDemand({ frequency: 'daily' })
  const home = aProperty()
  await insertProperties(db, [home])
  const due = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = 'demand-mail-due' and data->>'demandId' = ${demand.id}`,
    )
    return rows.length
  }
  await matchDemands(tools, [{ propertyId: home.id, kind: 'published' }])
  expect(await due()).toBe(0)
  await startDemandRound(tools, 'daily')
  expect(await due()).toBe(1)
})

test('what the list shows is what the alert matches', async () => {
  const homes = Array.from({ length: 40 }, (_, index) =>
    aProperty({
      type: (index % 7) + 1,
      types: [(index % 7) + 1],
      priceCents: 10_000_000 + index * 2_000_000,
      bedrooms: index % 6,
      ...(index % 3 ? { city: 'Gent', zip: '9000' } : { city: 'Liège', zip: '4000' }),
    }),
  )
  await insertProperties(db, homes)
  const news = homes.map(({ id }) => ({ propertyId: id, kind: 'published' as const }))
  const wishes = fc.sample(fewCriteria, 60).map(demandCriteria).filter(hasTypeOrPlace).slice(0, 12)
  for (const [index, wish] of wishes.entries()) {
    const demand = await anActiveDemand({ email: `person${index}@example.be`, wish })
    const page = await findPage(db, 'for-sale', wish, await circumstances(tools, wish))
    await matchDemands(tools, news)
    const rows = await db.select().from(demandNews)
    const found = rows.filter(({ demandId }) => demandId === demand.id)
    expect(found.length, JSON.stringify(wish)).toBe(page.total)
  }
})

test('criteria that can no longer be read are kept, and the person is asked once', async () => {
  const demand = await anActiveDemand()
  await db.execute(sql`update demands set criteria = '{"types":["house"]}'`)
  const home = aProperty()
  await insertProperties(db, [home])
  await matchDemands(tools, [{ propertyId: home.id, kind: 'published' }])
  await mailDemand(tools, { demandId: demand.id })
  await mailDemand(tools, { demandId: demand.id })
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Uw zoekopdracht vernieuwen'])
  expect((await db.select().from(demands))[0]).toMatchObject({ status: 'unreadable' })
})

test('unconfirmed demands are gone after a week', async () => {
  await registerDemand(tools, registration)
  moment = new Date(moment.getTime() + 8 * 86_400_000)
  await forgetUnconfirmed(tools)
  expect(await db.$count(demands)).toBe(0)
})

test('seekers are people, of one town, with or without a type', async () => {
  const gent = { ...noCriteria, cities: [{ name: 'Gènt', zip: '9000' }] }
  await anActiveDemand({ email: 'a@example.be', wish: gent })
  await anActiveDemand({ email: 'a@example.be', wish: { ...gent, types: [1] } })
  await anActiveDemand({ email: 'b@example.be', wish: { ...gent, types: [2] } })
  expect(await countSeekers(db, 1, 'Gent')).toBe(1)
  expect(await countSeekers(db, 2, 'gent')).toBe(2)
  expect(await countSeekers(db, 1, 'Leuven')).toBe(0)
})
