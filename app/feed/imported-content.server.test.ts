import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { listCities } from '../properties/look-ups/look-up-queries.server'
import { findCard } from '../properties/queries.server'
import { aFeedProject, aFeedProperty } from './testing'
import { openTestImport, properties } from './testing.server'

const { db } = await openTestDatabase()
const { take, news, empty, stock } = await openTestImport(db)

beforeEach(empty)

test('[7.01] what the office decided wins over the feed', async () => {
  await take(properties(1))
  const decided = { priceCents: 1_234, 'title.fr': 'Décidé', id: 99 }
  await db.execute(sql`update properties set overrides = ${JSON.stringify(decided)}::jsonb`)
  await take(properties(1, { Description: 'Nieuw.' }))
  const card = await findCard(db, 1)
  expect(card?.('nl')).toMatchObject({ title: 'Huis 1', price: { cents: 1_234 } })
  expect(card?.('fr').title).toBe('Décidé')
})

test('[7.01] a property of the office is not taken over by the feed', async () => {
  await take(properties(1))
  await db.execute(sql`update properties set source = 'office'`)
  const report = await take(properties(2, { Price: 5 }))
  expect(report.problems).toMatchObject([{ id: 1, field: 'ID', problem: 'kept-by-the-office' }])
  expect((await stock()).map(({ price }) => price)).toEqual(['30000000', '500'])
})

test('news and history tell what happened, once', async () => {
  await take(properties(2))
  expect(news.map(({ kind }) => kind)).toEqual(['published', 'published'])
  news.length = 0
  const [first, second] = properties(2)
  await take([
    { ...first, Price: 290_000, TypeDescription: 'Ander huis' },
    { ...second, Status: 2 },
  ])
  await take([
    { ...first, Price: 290_000, TypeDescription: 'Ander huis' },
    { ...second, Status: 2 },
  ])
  expect(news).toEqual([
    { propertyId: 1, kind: 'price', was: { priceCents: 30_000_000 } },
    { propertyId: 2, kind: 'status', was: { status: 'available' } },
  ])
  const { rows } = await db.execute(sql`
    select property_id, kind, before, after from property_history
    where kind <> 'published' order by id`)
  expect(rows).toMatchObject([
    { property_id: 1, kind: 'price', before: 30_000_000, after: 29_000_000 },
    { property_id: 1, kind: 'texts', before: { nl: 'Huis 1' }, after: { nl: 'Ander huis' } },
    { property_id: 2, kind: 'status', before: 'available', after: 'sold' },
  ])
})

test('[3.08, 4.12] a project keeps its words, and is sold out when its units are', async () => {
  const project = aFeedProject({
    ID: 7,
    Delivery: 'Voorjaar 2028',
    PriceMin: 250_000,
    PriceMax: '410000' as never,
    ExternalWeb: 'https://kaai.example/',
    Constructions: 'Twee blokken',
  })
  const unit = (ID: number, Status: number) => aFeedProperty({ ID, Status, ProjectID: 7, WebID: 2 })
  await take({ projects: [project], properties: [unit(1, 2), unit(2, 1)] })
  const read = async () => (await db.execute(sql`select * from projects`)).rows[0]
  expect(await read()).toMatchObject({
    number: 'P-7',
    status: 'active',
    city: 'Leuven',
    external_web: 'https://kaai.example/',
    price_min_cents: '25000000',
    price_max_cents: '41000000',
    delivery: { nl: '<p>Voorjaar 2028</p>' },
  })
  expect((await findCard(db, 2))?.('nl').project).toMatchObject({ id: 7, title: 'Project 7' })

  await take({ projects: [project], properties: [unit(1, 2), unit(2, 2)] })
  expect(await read()).toMatchObject({ status: 'sold-out', stated_status: 'active' })
  await take({ projects: [project], properties: [unit(1, 2), unit(2, 1)] })
  expect(await read()).toMatchObject({ status: 'active' })
})

test('[3.10, 5.12, 5.09] towns are counted whatever the spelling, and hidden ones are not', async () => {
  await take([
    aFeedProperty({ ID: 1, City: 'LIEGE', Zip: '4000' }),
    aFeedProperty({ ID: 2, City: 'Liège', Zip: '4000', Goal: 1 }),
    aFeedProperty({ ID: 3, City: 'liège', Zip: '4000' }),
    aFeedProperty({ ID: 4, City: 'Liège', Zip: '4020' }),
    aFeedProperty({ ID: 5, City: 'Geheim', Zip: '9999', HideCity: true, PublishAddress: false }),
    aFeedProperty({ ID: 6, City: 'Gent', Status: 2 }),
  ])
  const brief = (rows: Awaited<ReturnType<typeof listCities>>) =>
    rows.map(({ name, zip, propertyCount, saleCount, rentCount, searchName }) => [
      name,
      zip,
      propertyCount,
      saleCount,
      rentCount,
      searchName,
    ])
  expect(brief(await listCities(db))).toEqual([
    ['Liège', '4000', 3, 2, 1, 'liege'],
    ['Liège', '4020', 1, 1, 0, 'liege'],
  ])
  expect(brief(await listCities(db, 'sale'))).toHaveLength(2)
  expect(brief(await listCities(db, 'rent'))).toEqual([['Liège', '4000', 3, 2, 1, 'liege']])
})

test('[3.01] no record can bring down the run', async () => {
  const nasty = aFeedProperty({
    ID: 1,
    TypeDescription: 'nul\u0000 \ud800',
    Description: '<script>x</script>\u0000ok',
    EnergyPerformance: 1e6,
    ConstructionYear: 2_000_000_000,
    Street: "'; drop table x; --",
    MarqueeName: '<b>Nieuw</b>',
    Marquee: 1,
  })
  const { outcome, counts } = await take([nasty, { ...nasty }, { __proto__: null, ID: 2 }])
  expect([outcome, counts.properties.added, counts.properties.refused]).toEqual(['applied', 1, 1])
  const card = (await findCard(db, 1))?.('nl')
  expect(card?.title).toBe('nul \ufffd')
  expect(JSON.stringify(card)).not.toContain('script')
})
