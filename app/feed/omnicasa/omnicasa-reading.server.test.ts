import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anItem, aProject } from '../../../testing/crm/omnicasa-homes'
import { sampleItems, sampleProjects } from '../../../testing/crm/omnicasa-samples'
import { openTestDatabase } from '../../../testing/test-database'
import { trySource } from '../crm/try-source.server'
import { emptyStock } from '../testing'
import { itemOf, openTestOmnicasa } from './testing.server'

const { db } = await openTestDatabase()
const omnicasa = await openTestOmnicasa(db)
const { standIn, clock, take } = omnicasa
afterAll(standIn.close)

beforeEach(async () => {
  await emptyStock(db)
  await omnicasa.clear()
  standIn.state.fault = undefined
  standIn.state.calls.length = 0
  omnicasa.waits.length = 0
})

const homes = (count: number, price = 1_000) =>
  Array.from({ length: count }, (_, at) => itemOf({ number: at + 1, price }, omnicasa.stamp()))
const questions = () => standIn.callsTo('GetPropertyList').map(({ fields }) => fields)

test('[7.01] every page is asked for in four languages, in one order, with homes without a price', async () => {
  standIn.put(...homes(60))
  await take()
  expect(questions().map(({ LanguageId, Limit1, Limit2 }) => [LanguageId, Limit1, Limit2])).toEqual(
    [...[1, 2, 3, 4].map((id) => [id, 1, 50]), ...[1, 2, 3, 4].map((id) => [id, 50, 99])],
  )
  expect(questions()[0]).toMatchObject({
    Status: '1,2,4,6',
    SortFields: 'ID',
    IncludePriceZero: true,
  })
})

test('[7.01] a second reading asks for what changed, on the clock of Omnicasa', async () => {
  standIn.put(...homes(60))
  await take()
  standIn.state.calls.length = 0
  clock.time += 1_800_000
  standIn.put(itemOf({ number: 9, price: 5 }, omnicasa.stamp()))
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.changed, counts.properties.hidden]).toEqual(['applied', 1, 0])
  expect(questions()[0]?.ChangeSince).toBe('2026-11-15 07:00:00')
})

test('[7.01] a home that was never told as changed is found when all ids are listed', async () => {
  standIn.put(...homes(5))
  await take()
  standIn.put(itemOf({ number: 70, price: 5 }, '0001-01-01 00:00:00'))
  expect((await take()).counts.properties.added).toBe(0)
  omnicasa.nextDay()
  expect((await take()).counts.properties.added).toBe(1)
})

test('[7.01] a list that moves under our hands is read anew, and nothing is missed', async () => {
  standIn.put(...homes(120))
  await take()
  standIn.state.calls.length = 0
  const listed = standIn.state.calls.push
  standIn.state.calls.push = (...calls) => {
    // One leaves and one comes between two languages of a page: the total stays what it was.
    if (standIn.state.calls.length === 2) {
      standIn.remove(10)
      standIn.put(itemOf({ number: 500, price: 1_000 }, omnicasa.stamp()))
    }
    return listed.apply(standIn.state.calls, calls)
  }
  const { counts } = await take({ isAll: true })
  standIn.state.calls.push = listed
  expect(counts.properties).toMatchObject({ added: 1, hidden: 1 })
})

test('[7.01] projects come with the homes, and their units know them by our numbers', async () => {
  standIn.put(...sampleItems(standIn.origin))
  standIn.putProjects(...sampleProjects())
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.added, counts.projects.added]).toEqual(['applied', 7, 1])
  const { rows } = await db.execute(sql`
    select projects.number from properties join projects on projects.id = properties.project_id`)
  expect(rows).toEqual([{ number: '701' }])
})

test('[7.01] a home and a project with the same number are two things', async () => {
  standIn.put(anItem({ ID: 701 }), anItem({ ID: 702, ProjectID: 701 }))
  standIn.putProjects(aProject({ ID: 701 }))
  await take()
  omnicasa.nextDay()
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.unchanged + counts.properties.changed]).not.toContain(
    'held-back',
  )
  expect([counts.properties.hidden, counts.projects.hidden]).toEqual([0, 0])
})

test('[7.01] a unit of a project that is not public comes all the same', async () => {
  standIn.put(anItem({ ID: 1, ProjectID: 702 }))
  standIn.putProjects(...sampleProjects())
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.added]).toEqual(['applied', 1])
})

test('[7.01] an account that may not list projects is read without them', async () => {
  await omnicasa.connect({ ...standIn.credentials, withoutProjects: true })
  standIn.put(...homes(2))
  expect((await take()).outcome).toBe('applied')
  expect(standIn.callsTo('GetProjectList')).toEqual([])
})

test('[7.01] no homes at all beside projects is not believed', async () => {
  standIn.put(...homes(3))
  standIn.putProjects(...sampleProjects())
  await take()
  for (const { ID } of homes(3)) standIn.remove(ID)
  expect((await take({ isAll: true, isForced: true })).outcome).toBe('empty')
  omnicasa.nextDay()
  expect((await take({ isForced: true })).outcome).toBe('empty')
})

test('[7.01] a wrong password is told in one word, and asked about once', async () => {
  await omnicasa.connect({ ...standIn.credentials, password: 'another' })
  expect((await take()).outcome).toBe('not-let-in')
  expect(standIn.state.calls.map(({ method }) => method)).toEqual([
    'GetPropertyList',
    'ValidateCustomer',
  ])
})

test('[7.01] trouble that passes is waited for, longer each time', async () => {
  standIn.put(...homes(2))
  standIn.state.fault = { name: '500', times: 3 }
  expect((await take()).outcome).toBe('applied')
  expect(omnicasa.waits.filter((pause) => pause > 500)).toEqual([2_000, 4_000, 8_000])
})

test('[7.01] a reading that broke off goes on where it was', async () => {
  standIn.put(...homes(160))
  standIn.state.fault = { name: '500', after: 8 }
  expect((await take()).outcome).toBe('overloaded')
  standIn.state.fault = undefined
  standIn.state.calls.length = 0
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.added]).toEqual(['applied', 160])
  expect(questions()[0]?.Limit1).toBe(99)
})

test('[7.01] a try logs in, counts and stores nothing', async () => {
  standIn.put(...sampleItems(standIn.origin))
  const trial = await trySource(omnicasa.tools(), await omnicasa.sourceNow())
  expect([trial.total, trial.first.length, trial.first[0]?.title]).toEqual([
    7,
    5,
    { nl: 'Gezinswoning met tuin', fr: 'Maison familiale avec jardin' },
  ])
  const { rows } = await db.execute(sql`select count(*)::int as count from properties`)
  expect(rows).toEqual([{ count: 0 }])
})
