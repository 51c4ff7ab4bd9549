import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { insertAccount } from '../accounts/queries.server'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import {
  findDocumentOf,
  findPropertyOf,
  giveToOwner,
  listPropertiesOf,
} from '../properties/owned/owned-queries.server'
import { addHistory } from '../properties/stored/write-queries.server'
import { aProperty, insertProperties } from '../properties/testing'
import { createSigner } from '../web/signed-link.server'
import { noteActivity } from './note-activity.server'
import { countActivities, listDailyPageViews, listOpenTasks } from './owner-queries.server'
import { inPeriods, periodsOn } from './periods'
import { insertOwnerTasks, insertPageViews, saveMedia } from './queries.server'
import { readReport } from './report-queries.server'
import { insertTaskAnswer } from './tasks/task-queries.server'
import { sendDigests, stopDigestByLink } from './weekly-digest.job.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [mailDue])

const now = new Date('2026-11-16T06:00:00Z')
const periods = periodsOn('2026-11-16')
const document = { id: 3, file: 'documents/x', name: {}, bytes: 1, requiresApproval: true }
await insertProperties(db, [
  aProperty({ id: 1, documents: [{ ...document, hash: '', source: '' }], publishedAt: now }),
  aProperty({ id: 2, isPublished: false, publishAddress: false }),
  ...[11, 12, 13].map((id) => aProperty({ id, publishedAt: now })),
])
const owner = await accountOf('mine@example.be', [1, 2])
const other = await accountOf('other@example.be', [11])

async function accountOf(email: string, properties: number[]) {
  const account = await insertAccount(db, {
    email,
    name: 'Nora Peeters',
    role: 'owner',
    language: 'fr',
    createdAt: now,
    passwordHash: 'x',
  })
  await giveToOwner(db, account?.id ?? '', properties)
  return account?.id ?? ''
}

const viewings = (day: string, visitors: number) => ({
  propertyId: 1,
  day,
  visitors,
  views: visitors * 2,
  source: 'search' as const,
  language: 'nl' as const,
})
await insertPageViews(db, [
  viewings('2026-11-16', 3),
  viewings('2026-11-15', 5),
  viewings('2026-10-31', 7),
  viewings('2026-01-01', 11),
])
const told = (key: string, at: string) =>
  noteActivity(db, {
    key,
    propertyId: 1,
    at: new Date(at),
    names: ['Jan', 'Peeters'],
    topic: 'visit',
    type: 'visit',
    status: 'planned',
    source: 'website',
    comment: 'Bel 0470 12 34 56',
  })
await told('visit:1', '2026-11-16T08:00:00Z')
await noteActivity(db, {
  key: 'enquiry:1',
  propertyId: 1,
  at: new Date('2026-11-12T08:00:00Z'),
  names: ['Jan', 'Peeters'],
  type: 'enquiry',
  topic: 'question',
  status: 'new',
  source: 'website',
})
await saveMedia(db, [{ propertyId: 1, medium: 'Immoweb', since: '2026-10-01', toldAt: now }])
await insertOwnerTasks(db, [{ propertyId: 1, title: 'EPC', askedAt: now }])
await addHistory(db, now, [{ propertyId: 1, kind: 'price', before: 2, after: 1 }])

const mine = { ownerId: owner, propertyId: 1 }
const reported = (of = mine) => readReport(db, { ...of, periods, now })

test('[1.06] an owner has their properties, hidden ones too, with the whole address and price', async () => {
  const properties = await listPropertiesOf(db, owner, 'nl')
  expect(properties.map(({ id }) => id).sort()).toEqual([1, 2])
  expect(properties.find(({ id }) => id === 2)).toMatchObject({
    address: 'Kouter 7, 9000 Gent',
    isOnline: false,
    path: null,
    price: { cents: 30_000_000 },
  })
})

test('[3.17] page visits today, this week, this month and in total', async () => {
  const { views } = await reported()
  const counted = views.map(({ day, visitors }) => ({ day, count: visitors }))
  expect(inPeriods(counted, periods)).toEqual({ today: 3, week: 3, month: 8, total: 26 })
  expect(views.find(({ day }) => day === null)).toEqual({
    day: null,
    source: 'search',
    visitors: 11,
  })
  const days = await listDailyPageViews(db, mine, periods.chart)
  expect(days.map(({ day, visitors }) => [day, visitors])).toEqual([
    ['2026-10-31', 7],
    ['2026-11-15', 5],
    ['2026-11-16', 3],
  ])
})

test('[3.17] what happened is told once, with its latest state and without ways to reach anyone', async () => {
  expect(await countActivities(db, mine, periods, 'visits')).toMatchObject({ total: 0 })
  await noteActivity(db, {
    key: 'visit:1',
    propertyId: 1,
    at: new Date('2026-11-16T08:00:00Z'),
    names: ['Jan', 'Peeters'],
    type: 'visit',
    topic: 'visit',
    status: 'done',
    source: 'website',
    comment: '5/5 Mooi! jan@example.be',
  })
  const [viewing, ...none] = (await reported()).visits
  expect(none).toEqual([])
  expect(viewing).toMatchObject({ contact: 'J. P.', status: 'done', comment: '5/5 Mooi! …' })
  expect(await countActivities(db, mine, periods, 'visits')).toMatchObject({ today: 1, total: 1 })
  expect(await countActivities(db, mine, periods, 'contacts')).toMatchObject({
    today: 0,
    week: 0,
    month: 1,
  })
  expect((await reported()).happened).toEqual([
    { day: '2026-11-12', tours: 0, contacts: 1 },
    { day: '2026-11-16', tours: 1, contacts: 0 },
  ])
})

test('[6.02] every question of another owner about this property is answered with nothing', async () => {
  const stolen = { ownerId: other, propertyId: 1 }
  const nothing = { today: 0, week: 0, month: 0, total: 0 }
  expect(await findPropertyOf(db, other, 1, 'nl')).toBeUndefined()
  expect(await findDocumentOf(db, owner, 1, 3)).toBeDefined()
  expect(await findDocumentOf(db, other, 1, 3)).toBeUndefined()
  expect(await countActivities(db, stolen, periods, 'visits')).toEqual(nothing)
  expect(await listDailyPageViews(db, stolen, '2020-01-01')).toEqual([])
  expect(await listDailyPageViews(db, { ownerId: other }, '2020-01-01')).toEqual([])
  expect(await listOpenTasks(db, owner)).toHaveLength(1)
  expect(await listOpenTasks(db, other)).toEqual([])
})

test('[6.02] every list of a report is empty for another owner', async () => {
  const [task] = await listOpenTasks(db, owner)
  const answer = { taskId: task?.id ?? '', accountId: owner, accountName: 'Nora Peeters' }
  await insertTaskAnswer(db, {
    ...answer,
    kind: 'file',
    file: 'owner-papers/x',
    fileName: 'epc.pdf',
    answeredAt: now,
  })
  const { tasks, ...lists } = await reported()
  expect(tasks).toMatchObject([{ title: 'EPC', files: [{ name: 'epc.pdf' }] }])
  expect(lists.comparable).toHaveLength(3)
  expect(Object.entries(lists).filter(([, list]) => list.length === 0)).toEqual([])
  for (const [name, list] of Object.entries(await reported({ ownerId: other, propertyId: 1 })))
    expect(list, name).toEqual([])
})

test('the weekly letter comes once, in the owner’s language, and can be stopped by its link', async () => {
  const signer = createSigner('a secret of at least some length')
  const agency = () => ({ name: 'Baksteen' }) as never
  const siteLanguages = () => ({ enabled: ['nl', 'fr'] as const, default: 'nl' as const })
  const origin = 'https://baksteen.example'
  const tools = { db, jobs, signer, agency, siteLanguages, origin, now: () => now }
  await sendDigests(tools)
  await sendDigests(tools)
  const letters = (await db.select().from(mails)).filter(
    ({ recipient }) => recipient === 'mine@example.be',
  )
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toBe('La semaine en bref\u00a0: Kouter 7, 9000 Gent')
  expect(letters[0]?.text).toContain('Visites de la page : 5 (0 la semaine')
  expect(letters[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')

  const token = letters[0]?.headers['List-Unsubscribe']?.match(/hebdo\/(.+)>/)?.[1] ?? ''
  expect(await stopDigestByLink(tools, `${token}x`)).toEqual({ outcome: 'expired' })
  expect(await stopDigestByLink(tools, decodeURIComponent(token))).toEqual({ outcome: 'stopped' })
  await sendDigests({ ...tools, now: () => new Date('2026-11-23T06:00:00Z') })
  expect(
    (await db.select().from(mails)).filter(({ recipient }) => recipient === 'mine@example.be'),
  ).toHaveLength(1)
})
