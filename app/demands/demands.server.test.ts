import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { newsBetween } from '../properties/stored/property-changes'
import { aProperty, insertProperties } from '../properties/testing'
import { noCriteria } from '../search/criteria'
import { circumstances } from '../search/list/find-list.server'
import { findPage } from '../search/queries.server'
import { fewCriteria } from '../search/testing'
import { demandCriteria, hasTypeOrPlace } from './demand'
import { mailDemand, mailDemands } from './mail-demand.job.server'
import { changeDemand, confirmDemand, stopDemand } from './manage-demand.server'
import { matchDemands } from './match-demands.server'
import { registerDemand } from './register-demand.server'
import { demandNews, demands } from './tables.server'
import { anActiveDemand, emptyTheHouse, openDemands, registration, token } from './testing'

const { db, tools, letters } = await openDemands()

beforeEach(() => emptyTheHouse(db))

test('[1.05] nothing is mailed before the link of the first letter is used', async () => {
  await registerDemand(tools, registration)
  const property = aProperty()
  await insertProperties(db, [property])
  await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
  expect(await db.$count(demandNews)).toBe(0)

  const [letter] = await letters()
  expect(letter?.subject).toBe('Bevestig uw zoekopdracht')
  const key = token(letter?.text, 'confirm')
  expect((await confirmDemand(tools, `${key}x`)).outcome).toBe('no-such-link')
  expect((await confirmDemand(tools, key)).outcome).toBe('confirmed')
  await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
  expect(await db.$count(demandNews)).toBe(1)
})

test('[5.06] a demand without a type or a place is refused', async () => {
  const wish = { ...noCriteria, maxPrice: 400_000 }
  expect((await registerDemand(tools, { ...registration, wish })).outcome).toBe('too-wide')
  expect(await db.$count(demands)).toBe(0)
})

test('registering twice is one demand, and keeps its confirmation', async () => {
  await anActiveDemand(tools)
  await registerDemand(tools, { ...registration, email: 'Nora@Example.be', frequency: 'weekly' })
  const rows = await db.select().from(demands)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ status: 'active', frequency: 'weekly' })
})

test('[1.05] a letter says what changed and why, once, and how to stop', async () => {
  const demand = await anActiveDemand(tools)
  const property = aProperty({ priceCents: 31_500_000 })
  const secret = aProperty({ priceCents: 44_444_400, publishPrice: false })
  await insertProperties(db, [property, secret])
  const changes = [property, secret].map(({ id }) => ({
    propertyId: id,
    kind: 'published' as const,
  }))
  await matchDemands(tools, changes)
  await matchDemands(tools, changes)
  await mailDemand(tools, demand.id)
  await mailDemand(tools, demand.id)

  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.subject).toBe('2 panden voor uw zoekopdracht')
  expect(letter?.text).toContain('€\u00a0315.000')
  expect(letter?.html).not.toMatch(/444[.,]?444/)
  expect(letter?.headers).toMatchObject({
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Unsubscribe': expect.stringContaining('https://baksteen.be/nl/uitschrijven/?key='),
  })
  const key = token(letter?.headers['List-Unsubscribe'], 'key')
  expect((await stopDemand(tools, key)).outcome).toBe('stopped')
  await matchDemands(tools, [{ propertyId: property.id, kind: 'price' }])
  expect(await db.$count(demandNews)).toBe(2)
})

test('two demands of one person bring one letter about one property', async () => {
  await anActiveDemand(tools)
  await anActiveDemand(tools, { wish: { ...noCriteria, types: [1, 2] } })
  const both = await db.select().from(demands)
  expect(both).toHaveLength(2)
  const property = aProperty()
  await insertProperties(db, [property])
  await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
  for (const { id } of both) await mailDemand(tools, id)
  expect(await letters()).toHaveLength(1)
})

test('who wants it each morning gets it in the morning, who wants it at once at once', async () => {
  await anActiveDemand(tools, { frequency: 'daily' })
  const property = aProperty()
  await insertProperties(db, [property])
  const due = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = 'demand-news-found' and state = 'created'`,
    )
    return rows.length
  }
  await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
  expect(await due()).toBe(0)
  await mailDemands(tools, 'at-once')
  expect(await letters()).toHaveLength(0)
  await mailDemands(tools, 'daily')
  expect(await letters()).toHaveLength(1)

  await anActiveDemand(tools, { email: 'hasty@example.be' })
  await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
  expect(await due()).toBe(1)
  await mailDemands(tools, 'at-once')
  expect(await letters('hasty@example.be')).toHaveLength(1)
})

test('a thousand matches for one person are one letter that counts them', async () => {
  await anActiveDemand(tools)
  const properties = Array.from({ length: 1_000 }, () => aProperty())
  for (const at of [0, 500]) await insertProperties(db, properties.slice(at, at + 500))
  await anActiveDemand(tools, { email: 'b@example.be' })
  await anActiveDemand(tools, { email: 'c@example.be' })
  await matchDemands(
    tools,
    properties.map(({ id }) => ({ propertyId: id, kind: 'published' as const })),
  )
  expect(await db.$count(demandNews)).toBe(3_000)
  await mailDemands(tools, 'at-once')
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.text).toContain('En nog 992 andere panden.')
})

test('what the list shows is what the alert matches', async () => {
  const properties = Array.from({ length: 40 }, (_, index) =>
    aProperty({
      type: (index % 7) + 1,
      types: [(index % 7) + 1],
      priceCents: 10_000_000 + index * 2_000_000,
      bedrooms: index % 6,
      ...(index % 3 ? { city: 'Gent', zip: '9000' } : { city: 'Liège', zip: '4000' }),
    }),
  )
  await insertProperties(db, properties)
  const news = properties.map(({ id }) => ({ propertyId: id, kind: 'published' as const }))
  const wishes = fc.sample(fewCriteria, 60).map(demandCriteria).filter(hasTypeOrPlace).slice(0, 12)
  for (const [index, wish] of wishes.entries()) {
    const demand = await anActiveDemand(tools, { email: `person${index}@example.be`, wish })
    const page = await findPage(db, 'for-sale', wish, await circumstances(tools, wish))
    await matchDemands(tools, news)
    const rows = await db.select().from(demandNews)
    const found = rows.filter(({ demandId }) => demandId === demand.id)
    expect(found.length, JSON.stringify(wish)).toBe(page.total)
  }
})

test('criteria that can no longer be read are kept, and the person is asked once', async () => {
  await anActiveDemand(tools)
  await db.execute(sql`update demands set criteria = '{"types":["house"]}'`)
  const property = aProperty()
  await insertProperties(db, [property])
  await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
  await matchDemands(tools, [{ propertyId: property.id, kind: 'price' }])
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.subject).toBe('Uw zoekopdracht vernieuwen')
  expect((await db.select().from(demands))[0]).toMatchObject({
    status: 'unreadable',
    criteria: { types: ['house'] },
  })

  await changeDemand(tools, token(letter?.text, 'key'), registration)
  await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
  expect(await db.$count(demandNews)).toBe(1)
})

test.each([
  ['nl', 'Prijs verlaagd van € 350.000 naar € 315.000', 'Past bij uw zoekopdracht: '],
  ['fr', 'Prix baissé de € 350.000 à € 315.000', 'Correspond à votre recherche'],
  ['en', 'Price lowered from € 350.000 to € 315.000', 'Fits your search: '],
  ['de', 'Preis gesenkt von € 350.000 auf € 315.000', 'Passt zu Ihrer Suche: '],
] as const)(
  '[1.05] in %s each property says what changed and why it fits',
  async (language, changed, fits) => {
    const cities = [
      { name: 'Gent', zip: '' },
      { name: 'Aarschot', zip: '' },
    ]
    const wish = { ...noCriteria, types: [1, 2], cities, maxPrice: 400_000 }
    const demand = await anActiveDemand(tools, { language, wish })
    const property = aProperty({
      priceCents: 31_500_000,
      types: [1],
      city: 'Aarschot',
      zip: '3200',
    })
    await insertProperties(db, [property])
    const was = { priceCents: 35_000_000 }
    await matchDemands(tools, [{ propertyId: property.id, kind: 'price', was }])
    await mailDemand(tools, demand.id)
    const [letter] = await letters()
    expect(letter?.text).toContain(changed)
    const why = letter?.text.split('\n').find((line) => line.startsWith(fits)) ?? ''
    expect(why).toContain('Aarschot')
    expect(why).toContain('€\u00a0400.000')
    expect(why).not.toContain('Gent')
    expect(letter?.html).toContain(changed.replaceAll('€ ', '€\u00a0'))
  },
)

test('a price that was not published before is not told afterwards', async () => {
  const shown = { isPublished: true, hiddenAt: null }
  const before = { ...aProperty({ priceCents: 35_000_000, publishPrice: false }), ...shown }
  const after = { ...before, priceCents: 31_500_000, publishPrice: true }
  expect(newsBetween(before as never, after as never)).toEqual([
    { propertyId: before.id, kind: 'price', was: { priceCents: null } },
  ])
})
