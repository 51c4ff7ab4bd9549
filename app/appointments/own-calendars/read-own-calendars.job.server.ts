import type { Database } from '../../database/client.server'
import type { Fetched, FetchFile, FileVersion } from '../../files/fetch-public-file.server'
import { brusselsDay } from '../../language/brussels-day'
import { brusselsMoment } from '../../language/brussels-moment'
import { dayLength, daysLater } from '../../language/days-later'
import { UnreadableSecret, type Vault } from '../../secrets/vault.server'
import { log } from '../../web/log.server'
import { findAgent, lockDiaries } from '../agents/agent-queries.server'
import type { BusyTime, CalendarAnswer, CalendarQuestion } from './busy-times'
import type { CalendarProblem } from './own-calendar.form'
import {
  changeOwnCalendar,
  findOwnCalendar,
  listOwnCalendars,
  type OwnCalendar,
  replaceBusyTimes,
} from './own-calendar-queries.server'
import { addressPlace } from './save-own-calendar.server'

export type ReadingTools = {
  db: Database
  vault: Vault
  now: () => Date
  origin: string
  fetchFile: FetchFile
  readCalendar: (question: CalendarQuestion) => Promise<CalendarAnswer>
}

/** The whole past of a busy person fits; nobody waits longer than this for a calendar. */
export const calendarLimits = {
  maxBytes: 10 * 1024 * 1024,
  timeout: 20_000,
  userAgent: 'Baksteen calendar',
}

/** As far ahead as a visitor may ever book, and a little more for who looks at the end of it. */
const daysAhead = 125

/** One after the other; what goes wrong with one is no reason to leave out the next. */
export async function readOwnCalendars(tools: ReadingTools) {
  for (const agentId of await listOwnCalendars(tools.db)) {
    await readOwnCalendar(tools, agentId).catch((error) =>
      log.warn({ err: error, agentId }, 'the own calendar of an agent was not read'),
    )
  }
}

/** All or nothing: what cannot be read leaves the busy times as they were, and its agent is told. */
export async function readOwnCalendar(tools: ReadingTools, agentId: number) {
  const { db, now } = tools
  const calendar = await findOwnCalendar(db, agentId)
  if (!calendar) return
  const read = await contentOf(tools, calendar)
  if (read.outcome === 'failed') {
    const { problem } = read
    const problemSince = calendar.problemSince ?? now()
    await changeOwnCalendar(db, calendar, { problem, problemSince })
    return
  }
  const answered = { answeredAt: now(), problem: null, problemSince: null }
  if (read.outcome === 'unchanged') {
    await changeOwnCalendar(db, calendar, answered)
    return
  }
  await db.transaction(async (tx) => {
    await lockDiaries(tx, [agentId])
    const whole = { ...answered, ...read.version, readAt: now() }
    if (!(await changeOwnCalendar(tx, calendar, whole))) return
    await replaceBusyTimes(tx, agentId, read.busy, read.from)
  })
}

type Content =
  | { outcome: 'read'; busy: BusyTime[]; from: Date; version: FileVersion | undefined }
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; problem: CalendarProblem }

async function contentOf(tools: ReadingTools, calendar: OwnCalendar): Promise<Content> {
  const { now, origin } = tools
  const address = addressOf(tools, calendar)
  if (!address) return { outcome: 'failed', problem: 'refused' }
  const fetched = await tools.fetchFile(address, knownVersion(calendar, now()))
  if (fetched.outcome === 'unchanged') return fetched
  if (fetched.outcome === 'failed') return { outcome: 'failed', problem: problemOf(fetched) }
  const agent = await findAgent(tools.db, calendar.agentId)
  const from = brusselsMoment(`${brusselsDay(now())}T00:00`) ?? now()
  const answer = await tools.readCalendar({
    text: fetched.bytes.toString('utf8'),
    from,
    to: daysLater(from, daysAhead),
    email: agent?.email ?? '',
    hostname: new URL(origin).hostname,
  })
  if (answer.outcome !== 'read') return { outcome: 'failed', problem: answer.outcome }
  return { outcome: 'read', busy: answer.busy, from, version: fetched.version }
}

/** Undefined where the key that closed it is gone: then it has to be given again. */
function addressOf({ vault }: ReadingTools, { agentId, address }: OwnCalendar) {
  try {
    return vault.open(address, addressPlace(agentId))
  } catch (error) {
    if (error instanceof UnreadableSecret) return undefined
    throw error
  }
}

/** Once a day it is read whole although nothing changed: what repeats reaches a day further. */
function knownVersion({ readAt, etag, lastModified }: OwnCalendar, now: Date) {
  const isFresh = readAt && now.getTime() - readAt.getTime() < dayLength
  return isFresh ? { etag, lastModified } : undefined
}

function problemOf({ problem }: Extract<Fetched, { outcome: 'failed' }>): CalendarProblem {
  if (problem === 'too-large') return 'too-large'
  return /^status-4(?!08|29)/.test(problem) ? 'refused' : 'away'
}
