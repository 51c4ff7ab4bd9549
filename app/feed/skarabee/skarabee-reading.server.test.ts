import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aPublication, samplePublications } from '../../../testing/crm/skarabee-publications'
import { openTestDatabase } from '../../../testing/test-database'
import { trySource } from '../crm/try-source.server'
import { emptyStock } from '../testing'
import { openTestSkarabee, publicationOf } from './testing.server'

const { db } = await openTestDatabase()
const skarabee = await openTestSkarabee(db)
const { standIn, clock, take } = skarabee
afterAll(standIn.close)

beforeEach(async () => {
  await emptyStock(db)
  await skarabee.clear()
  standIn.state.fault = undefined
  standIn.state.listFault = undefined
  standIn.state.calls.length = 0
  skarabee.waits.length = 0
})

const homes = (count: number, price = 1_000) =>
  Array.from({ length: count }, (_, at) =>
    publicationOf({ number: at + 1, price }, skarabee.stamp()),
  )
const lists = () => standIn.callsTo('GetPublicationSummaries').map(({ asked }) => asked)
const asked = () => standIn.callsTo('GetPublication').length

test('[7.01] homes and projects are listed apart, without those of colleagues, and read one by one', async () => {
  standIn.put(...homes(3), aPublication({ id: 9, isShared: true }))
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.added, asked()]).toEqual(['applied', 3, 3])
  expect(lists()).toEqual([
    '<LastModified xsi:nil="true" /><RequestedPropertyTypes><PropertyType>TRANSACTION</PropertyType><PropertyType>LOT</PropertyType></RequestedPropertyTypes><ExcludeSharedProperties>true</ExcludeSharedProperties>',
    '<LastModified xsi:nil="true" /><RequestedPropertyTypes><PropertyType>PROJECT</PropertyType></RequestedPropertyTypes><ExcludeSharedProperties>true</ExcludeSharedProperties>',
  ])
})

test('[7.01] a second reading asks for what changed, on the clock of Skarabee', async () => {
  standIn.put(...homes(60))
  await take()
  standIn.state.calls.length = 0
  clock.time += 10_800_000
  standIn.put(publicationOf({ number: 9, price: 5 }, skarabee.stamp()))
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.changed, counts.properties.hidden]).toEqual(['applied', 1, 0])
  expect(lists()[0]).toContain('<LastModified>2026-11-15T06:00:00<')
  // What changed in the two hours before the newest moment is looked at once more.
  expect(asked()).toBe(60)
})

test('[7.01] one that is told as inactive leaves in the same round', async () => {
  standIn.put(...homes(12))
  await take()
  clock.time += 1_800_000
  standIn.remove(4, skarabee.stamp())
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.hidden]).toEqual(['applied', 1])
  standIn.state.calls.length = 0
  await take()
  // It is on the list of changes for a while, and no reason to list all of them again.
  expect(lists()).toHaveLength(2)
})

test('[7.01] a list that is short by one home that is still given is not believed', async () => {
  standIn.put(...homes(12))
  await take()
  standIn.state.listFault = { name: 'short' }
  expect((await take({ isAll: true, isForced: true })).outcome).toBe('unsteady')
  skarabee.nextDay()
  expect((await take({ isForced: true })).outcome).toBe('unsteady')
  standIn.state.listFault = undefined
  expect((await take()).outcome).toBe('applied')
})

test('[7.01] homes of colleagues leave when the agency does not want them any more', async () => {
  await skarabee.connect({ ...standIn.credentials, withShared: true })
  standIn.put(...homes(12), aPublication({ id: 99, isShared: true }))
  expect((await take()).counts.properties.added).toBe(13)
  await skarabee.connect()
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.hidden]).toEqual(['applied', 1])
})

test('[7.01] one that is listed and not given is told, and the others come', async () => {
  standIn.put(...homes(6))
  await take()
  standIn.put(...homes(6, 2_000))
  standIn.state.fault = { name: 'empty', after: 3, times: 1 }
  const { outcome, counts, problems } = await take({ isAll: true })
  expect([outcome, counts.properties.changed, counts.properties.hidden]).toEqual(['applied', 5, 0])
  expect(problems.filter(({ isRefusal }) => isRefusal)).toMatchObject([{ field: 'Publication' }])
})

test('[7.01] projects come with their lots, by our numbers, and types of house do not', async () => {
  standIn.put(...samplePublications())
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.added, counts.projects.added]).toEqual(['applied', 5, 1])
  const { rows } = await db.execute(sql`
    select properties.reference, projects.number, price_min_cents as price
    from properties join projects on projects.id = properties.project_id`)
  expect(rows).toMatchObject([{ reference: 'PR-1-A', number: 'PR-1' }])
  skarabee.nextDay()
  const next = await take()
  expect([next.counts.properties.hidden, next.counts.projects.hidden]).toEqual([0, 0])
})

test('[7.01] a wrong password is told in one word, and tried once', async () => {
  await skarabee.connect({ ...standIn.credentials, password: 'another' })
  expect((await take()).outcome).toBe('not-let-in')
  expect(standIn.state.calls).toHaveLength(1)
})

test('[7.01] an account that was closed empties nothing', async () => {
  standIn.put(...homes(3))
  await take()
  standIn.state.listFault = { name: 'invalid' }
  expect((await take({ isAll: true, isForced: true })).outcome).toBe('not-let-in')
})

test('[7.01] an answer that would eat our memory is not read', async () => {
  standIn.put(aPublication({ id: 1, more: `<Deep>${'<a>'.repeat(99)}${'</a>'.repeat(99)}</Deep>` }))
  expect((await take()).outcome).toBe('too-long')
})

test('[7.01] a try logs in, counts, reads five and stores nothing', async () => {
  standIn.put(...samplePublications(), ...homes(40))
  const trial = await trySource(skarabee.tools(), await skarabee.sourceNow())
  expect([trial.total, trial.first.length, asked()]).toEqual([46, 5, 5])
  const { rows } = await db.execute(sql`select count(*)::int as count from properties`)
  expect(rows).toEqual([{ count: 0 }])
})
