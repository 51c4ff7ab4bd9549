import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import type { Language } from '../language/languages'
import { mails } from '../mail/tables.server'
import { insertProperties } from '../properties/queries.server'
import { properties } from '../properties/tables.server'
import { aProperty } from '../properties/testing'
import { createSigner } from '../web/signed-link.server'
import { insertAgent } from './agent-queries.server'
import { visitNews, waitingNews } from './announce.server'
import type { Person } from './appointment'
import { type Booking, bookVisit } from './book-visit.server'
import { agents, visitDays, visitSlots, waitingList } from './tables.server'
import { tellVisitNews } from './tell-visit-news.job.server'
import { tellWaitingNews } from './tell-waiting-news.job.server'

type AgentRow = Parameters<typeof insertAgent>[1]

/** An agent for tests: every day from nine to five, in half hours. */
export function anAgent(wish: Partial<AgentRow> = {}): AgentRow {
  return {
    name: 'Nele Verbruggen',
    email: 'nele@example.be',
    phone: '016 23 45 30',
    language: 'nl',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
    visitMinutes: 30,
    travelMinutes: 20,
    noticeHours: 2,
    horizonDays: 14,
    ...wish,
  }
}

export function aPerson(wish: Partial<Person> = {}): Person {
  return {
    title: 'ms',
    firstName: 'Nora',
    lastName: 'Peeters',
    email: `nora-${randomUUID()}@example.be`,
    phone: '0470 12 34 56',
    remark: '',
    ...wish,
  }
}

export function aBooking(
  wish: Partial<Booking> & Pick<Booking, 'propertyId' | 'startsAt'>,
): Booking {
  return {
    person: aPerson(),
    language: 'nl',
    source: 'website',
    requestKey: randomUUID(),
    ...wish,
  }
}

const agency = {
  ...{ name: 'Baksteen', legalName: 'Baksteen bv', street: 'Vaartstraat 1', zip: '3000' },
  ...{ city: 'Leuven', phone: '016 23 45 67', email: 'dag@example.be', privacyEmail: '' },
  ...{ companyNumber: '', vatNumber: '', bivNumber: '' },
}

/** In November 2026, in UTC: at('18T09:00'). */
export const at = (moment: string) => new Date(`2026-11-${moment}:00Z`)

/** One home and one agent before each test, on a Monday morning; jobs wait until they are worked. */
export async function openVisitStage() {
  const { db } = await openTestDatabase()
  let waitingJobs: { name: string; data: object }[] = []
  const stage = {
    db,
    signer: createSigner('a secret of at least thirty-two letters'),
    origin: 'https://www.baksteen.example',
    time: at('16T07:00'),
    now: () => stage.time,
    agency: () => agency,
    propertyId: 0,
    agentId: 0,
    /** The kinds of news that were announced. */
    told: [] as string[],
    jobs: {
      enqueue: async (_: unknown, { name }: { name: string }, data: object) => {
        waitingJobs.push({ name, data })
        if ('kind' in data) stage.told.push(String(data.kind))
      },
    },
    /** As the workers do, and once more: a job may come twice. */
    async workJobs() {
      const work = waitingJobs.concat(waitingJobs)
      waitingJobs = []
      for (const { name, data } of work) {
        if (name === visitNews.name) await tellVisitNews(stage, data as never)
        if (name === waitingNews.name) await tellWaitingNews(stage, data as never)
      }
    },
    async booked(moment: string, person = aPerson(), language: Language = 'nl') {
      const wish = { propertyId: stage.propertyId, startsAt: at(moment), person, language }
      const answer = await bookVisit(stage, aBooking(wish))
      if (answer.outcome !== 'booked') throw new Error(answer.outcome)
      return answer.appointment
    },
  }
  beforeEach(async () => {
    const tables = [mails, visitSlots, waitingList, visitDays, properties, agents]
    for (const table of tables) await db.delete(table)
    waitingJobs = []
    stage.told.length = 0
    stage.time = at('16T07:00')
    stage.agentId = await insertAgent(db, anAgent())
    const home = aProperty({ publishAddress: false })
    stage.propertyId = home.id
    await insertProperties(db, [home])
  })
  return stage
}
