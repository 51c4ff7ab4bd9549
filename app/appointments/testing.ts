import { beforeEach } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { aBooking, anAgent, aPerson } from '../../testing/viewing-samples'
import type { Account } from '../accounts/account'
import type { Language } from '../language/languages'
import { mails } from '../mail/tables.server'
import { properties } from '../properties/stored/tables.server'
import { aProperty, insertProperties } from '../properties/testing'
import { createSigner } from '../web/signed-link.server'
import { insertAgent } from './agents/agent-queries.server'
import { bookViewing } from './booking/book-viewing.server'
import { viewingNews, waitingNews } from './letters/announce.server'
import { tellViewingNews } from './letters/tell-viewing-news.job.server'
import { agents, viewingDays, viewingSlots, waitingList } from './tables.server'
import { tellWaitingNews } from './waiting/tell-waiting-news.job.server'

const agency = {
  name: 'Baksteen',
  legalName: 'Baksteen bv',
  street: 'Vaartstraat 1',
  zip: '3000',
  city: 'Leuven',
  phone: '016 23 45 67',
  email: 'dag@example.be',
  privacyEmail: '',
  companyNumber: '',
  vatNumber: '',
  bivNumber: '',
}

/** A colleague who works in the agendas. */
export const lies: Account = {
  id: '3f0c2a54-6d35-4d4e-9f0f-1a9d4a1c0001',
  name: 'Lies',
  language: 'nl',
  email: 'lies@example.be',
  role: 'agent',
}

/** In November 2026, in UTC: at('18T09:00'). */
export const at = (moment: string) => new Date(`2026-11-${moment}:00Z`)

/** One property and one agent before each test, on a Monday morning; jobs wait until they are worked. */
export async function openViewingStage() {
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
        if (name === viewingNews.name) await tellViewingNews(stage, data as never)
        if (name === waitingNews.name) await tellWaitingNews(stage, data as never)
      }
    },
    async booked(moment: string, person = aPerson(), language: Language = 'nl') {
      const wish = { propertyId: stage.propertyId, startsAt: at(moment), person, language }
      const answer = await bookViewing(stage, aBooking(wish))
      if (answer.outcome !== 'booked') throw new Error(answer.outcome)
      return answer.appointment
    },
  }
  beforeEach(async () => {
    const tables = [mails, viewingSlots, waitingList, viewingDays, properties, agents]
    for (const table of tables) await db.delete(table)
    waitingJobs = []
    stage.told.length = 0
    stage.time = at('16T07:00')
    stage.agentId = await insertAgent(db, anAgent())
    const property = aProperty({ publishAddress: false })
    stage.propertyId = property.id
    await insertProperties(db, [property])
  })
  return stage
}
