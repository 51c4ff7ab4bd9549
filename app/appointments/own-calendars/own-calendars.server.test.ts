import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Account } from '../../accounts/account'
import { createFileFetcher } from '../../files/fetch-public-file.server'
import { changes } from '../../journal/tables.server'
import { aVault } from '../../secrets/testing'
import { planViewings } from '../agents/plan-viewings.server'
import { busyTimes, ownCalendars } from '../tables.server'
import { at, openViewingStage } from '../testing'
import { readBusyTimes } from './busy-times'
import { findOwnCalendar, listBusyTimes } from './own-calendar-queries.server'
import { readOwnCalendar, readOwnCalendars } from './read-own-calendars.job.server'
import { calendarGiven, forgetOwnCalendar, giveOwnCalendar } from './save-own-calendar.server'

const stage = await openViewingStage()
const { db } = stage
const vault = aVault()
const staff: Account = {
  id: '3f0c2a54-6d35-4d4e-9f0f-1a9d4a1c0001',
  name: 'Nele',
  language: 'nl',
  email: 'nele@example.be',
  role: 'agent',
}

/** What the server of the calendar answers, and what it was asked. */
const served = { status: 200, text: '', asked: [] as (string | undefined)[] }
const server = createServer(({ headers, url }, answer) => {
  served.asked.push(headers['if-none-match'])
  if (url !== '/secret/basic.ics') return answer.writeHead(404).end()
  const etag = `"${served.text.length}"`
  if (served.status === 200 && headers['if-none-match'] === etag) return answer.writeHead(304).end()
  answer.writeHead(served.status, { etag }).end(served.text)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => server.close())

const address = 'https://calendar.example.com/secret/basic.ics'
const near = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const limits = { maxBytes: 20_000, timeout: 60_000, isAllowed: () => true }
const fetcher = createFileFetcher(limits)
const enqueued: string[] = []
const tools = Object.assign(stage, {
  vault,
  staff,
  readCalendar: async (question: Parameters<typeof readBusyTimes>[0]) => readBusyTimes(question),
  fetchFile: ((url, known) =>
    fetcher(url.replace('https://calendar.example.com', near), known)) as typeof fetcher,
})
const given = (wish = address) =>
  giveOwnCalendar(
    { ...tools, jobs: { enqueue: async (_, { name }) => void enqueued.push(name) } },
    stage.agentId,
    wish,
  )
const read = () => readOwnCalendar(tools, stage.agentId)

function calendarOf(...hours: string[]): string {
  const events = hours.map(
    (hour, at) =>
      `BEGIN:VEVENT\r\nUID:${at}@elsewhere\r\nSUMMARY:Tandarts Janssens\r\nLOCATION:Gent\r\nDTSTART:202611${hour}00Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`,
  )
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`
}

async function busy() {
  const stretch = { from: at('01T00:00'), to: at('30T00:00'), agentId: stage.agentId }
  return (await listBusyTimes(db, stretch)).map(({ startsAt }) => startsAt)
}

async function freeOn(day: string) {
  const plan = await planViewings(stage, stage.propertyId)
  const found = plan.outcome === 'planned' ? plan.days.find((each) => each.day === day) : undefined
  return found?.slots.filter(({ seatsLeft }) => seatsLeft > 0).map(({ startsAt }) => startsAt)
}

beforeEach(async () => {
  await db.delete(changes)
  Object.assign(served, { status: 200, text: calendarOf('18T0900'), asked: [] })
  enqueued.length = 0
})

test('an agent who is busy elsewhere is offered to nobody, with the drive before and after', async () => {
  await given()
  expect(enqueued).toEqual([calendarGiven.name])
  await read()
  const free = await freeOn('2026-11-18')
  for (const taken of ['08:30', '09:00', '09:30', '10:00']) {
    expect(free).not.toContainEqual(at(`18T${taken}`))
  }
  expect(free).toContainEqual(at('18T08:00'))
  expect(free).toContainEqual(at('18T10:30'))
  await expect(stage.booked('18T09:00')).rejects.toThrow('full')
  await stage.booked('18T10:30')
})

test('nothing is kept of a calendar but when; its address is in no table, journal or page to read', async () => {
  await given()
  await read()
  const kept = JSON.stringify([
    await db.select().from(ownCalendars),
    await db.select().from(busyTimes),
    await db.select().from(changes),
  ])
  expect(kept).not.toMatch(/Tandarts|Gent|secret/)
  expect(await db.select().from(busyTimes)).toEqual([
    { agentId: stage.agentId, startsAt: at('18T09:00'), endsAt: at('18T10:00') },
  ])
})

test.each([
  ['away', { status: 503 }],
  ['refused', { status: 404 }],
  ['too-large', { text: 'x'.repeat(30_000) }],
  ['not-a-calendar', { text: '<!doctype html>' }],
  ['not-a-calendar', { text: calendarOf('18T0900').slice(0, -30) }],
])(
  'an answer that is %s leaves what was read, and is told until it is over',
  async (problem, answer) => {
    await given()
    await read()
    Object.assign(served, answer)
    stage.time = at('16T08:00')
    await read()
    stage.time = at('16T09:00')
    await read()
    expect(await busy()).toEqual([at('18T09:00')])
    expect(await findOwnCalendar(db, stage.agentId)).toMatchObject({
      problem,
      problemSince: at('16T08:00'),
      answeredAt: at('16T07:00'),
    })
    Object.assign(served, { status: 200, text: calendarOf('18T0900', '19T0900') })
    await read()
    expect(await busy()).toEqual([at('18T09:00'), at('19T09:00')])
    expect(await findOwnCalendar(db, stage.agentId)).toMatchObject({
      problem: null,
      problemSince: null,
    })
  },
)

test('what did not change is not sent again, but once a day it is read to the end', async () => {
  await given()
  await read()
  stage.time = at('16T08:00')
  await read()
  stage.time = at('17T08:00')
  await read()
  expect(served.asked).toEqual([undefined, expect.any(String), undefined])
  expect(await busy()).toEqual([at('18T09:00')])
  expect(await findOwnCalendar(db, stage.agentId)).toMatchObject({ answeredAt: at('17T08:00') })
})

test('busy times that are the same are not written again', async () => {
  await given()
  await read()
  const versions = () => db.execute(`select xmin::text from busy_times`).then(({ rows }) => rows)
  const before = await versions()
  stage.time = at('17T08:00')
  await read()
  expect(await versions()).toEqual(before)
})

test('another address is another calendar: nothing of the one before stays, also when that comes late', async () => {
  await given()
  await read()
  const late = {
    ...tools,
    fetchFile: async (...asked: Parameters<typeof fetcher>) => {
      const answer = await tools.fetchFile(...asked)
      await given('https://calendar.example.com/other.ics')
      return answer
    },
  }
  await readOwnCalendar(late, stage.agentId)
  expect(await busy()).toEqual([])
  expect(await findOwnCalendar(db, stage.agentId)).toMatchObject({ answeredAt: null })
  await read()
  expect(await findOwnCalendar(db, stage.agentId)).toMatchObject({ problem: 'refused' })
})

test('who stops is forgotten, and one calendar that fails leaves the others be', async () => {
  await given()
  await readOwnCalendars({
    ...tools,
    fetchFile: () => Promise.reject(new Error('something unforeseen')),
  })
  await readOwnCalendars(tools)
  expect(await busy()).toHaveLength(1)
  await forgetOwnCalendar(tools, stage.agentId)
  expect(await busy()).toEqual([])
  expect(await db.$count(ownCalendars)).toBe(0)
  expect((await db.select().from(changes)).map(({ action }) => action)).toEqual([
    'give-calendar',
    'forget-calendar',
  ])
})
