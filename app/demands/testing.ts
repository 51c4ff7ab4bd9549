import { sql } from 'drizzle-orm'
import { anAgency } from '../../testing/an-agency'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import type { Database } from '../database/client.server'
import type { JobQueue } from '../jobs/job-queue.server'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { noCriteria } from '../search/criteria'
import { createSigner } from '../web/signed-link.server'
import { confirmDemand } from './manage-demand.server'
import { demandNewsFound } from './match-demands.server'
import { type DemandTools, type Registration, registerDemand } from './register-demand.server'
import { demands } from './tables.server'

export const person = {
  title: 'ms',
  firstName: 'Nora',
  lastName: 'Peeters',
  phone: '0470123456',
}
export const registration: Registration = {
  email: 'nora@example.be',
  language: 'nl',
  person,
  list: 'for-sale',
  wish: { ...noCriteria, types: [1] },
  frequency: 'at-once',
}
export const moment = new Date('2026-11-15T10:00:00Z')

export function demandTools(db: Database, jobs: JobQueue): DemandTools {
  const signer = createSigner('a secret of at least some length')
  return { db, jobs, signer, agency: anAgency, now: () => moment, origin: 'https://baksteen.be' }
}

/** A house of demands for a test file. */
export async function openDemands() {
  const { db } = await openTestDatabase()
  const jobs = await openTestJobs(db, [mailDue, demandNewsFound])
  const tools = demandTools(db, jobs)
  return { db, jobs, tools, letters: (email?: string) => lettersTo(db, email) }
}

export async function emptyTheHouse(db: Database) {
  await db.execute(sql`truncate demands, demand_news, mails, properties cascade`)
  await db.execute(sql`delete from pgboss.job`)
}

/** The token in a link of a letter. */
export const token = (text: string | undefined, name: string) =>
  new RegExp(`${name}=([\\w.-]+)`).exec(text ?? '')?.[1] ?? ''

export const lettersTo = async (db: Database, email = registration.email) =>
  (await db.select().from(mails)).filter(({ recipient }) => recipient === email)

/** Registered, and confirmed with the link of the letter. */
export async function anActiveDemand(tools: DemandTools, wish: Partial<Registration> = {}) {
  const { db } = tools
  const given = { ...registration, ...wish }
  await registerDemand(tools, given)
  await confirmDemand(tools, token((await lettersTo(db, given.email)).at(-1)?.text, 'confirm'))
  await db.delete(mails)
  const rows = await db.select().from(demands)
  const demand = rows.find(({ email }) => email === given.email.toLowerCase())
  if (!demand) throw new Error('no demand')
  return demand
}
