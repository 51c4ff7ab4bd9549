import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { omnicasaSamples, whiseSamples } from '../../testing/crm/shared-samples'
import { openTestDatabase } from '../../testing/test-database'
import { openTestOmnicasa } from './omnicasa/testing.server'
import { openTestWhise } from './whise/testing.server'

const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
const omnicasa = await openTestOmnicasa(db)
afterAll(() => Promise.all([whise.standIn.close(), omnicasa.standIn.close()]))

async function homesOf(source: string) {
  const { rows } = await db.execute(sql`
    select external_id as id, status, goal, is_published as "isPublished",
      publish_price as "publishPrice", publish_address as "publishAddress", is_annuity as "isAnnuity",
      energy_label as label, (select array_agg(code order by code) from jsonb_object_keys(description) as code) as languages
    from properties join feed_ids on kind = 'property' and feed_ids.id = properties.id
    where feed_ids.source = ${source} order by external_id`)
  return rows
}

test('[7.01] the sample answers of Whise come in as they are', async () => {
  whise.standIn.put(...whiseSamples())
  const { outcome, counts } = await whise.take()
  expect([outcome, counts.properties.added, counts.projects.added]).toEqual(['applied', 5, 1])
  expect(await homesOf('whise')).toMatchObject([
    { id: '7001', status: 'available', publishPrice: true, publishAddress: true },
    { id: '7002', status: 'option', goal: 'rent', publishAddress: false, languages: ['nl'] },
    { id: '7004', status: 'available' },
    { id: '7005', status: 'sold', publishPrice: false, publishAddress: false },
    { id: '7006', isAnnuity: true, publishAddress: false },
  ])
})

test('[7.01] the sample answers of Omnicasa come in as they are', async () => {
  const { items, projects } = omnicasaSamples()
  omnicasa.standIn.put(...items)
  omnicasa.standIn.putProjects(...projects)
  const { outcome, counts } = await omnicasa.take()
  expect([outcome, counts.properties.added, counts.projects.added]).toEqual(['applied', 5, 1])
  expect(await homesOf('omnicasa')).toMatchObject([
    { id: '9101', status: 'available', publishPrice: true, languages: ['fr', 'nl'] },
    { id: '9102', goal: 'rent' },
    { id: '9103', status: 'sold', publishPrice: false },
    { id: '9104', status: 'available' },
    { id: '9105', goal: 'rent' },
  ])
})
