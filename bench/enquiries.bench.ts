import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openDatabase } from '../app/database/client.server'
import { startEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { formNamed } from '../app/enquiries/forms'
import { enquiryReceived } from '../app/enquiries/receive-enquiry.server'
import { submitForm } from '../app/enquiries/submit-form.server'
import { filledIn, formTools } from '../app/enquiries/testing'
import type { Form } from '../app/forms/form'
import { openJobQueue } from '../app/jobs/job-queue.server'
import { firstRows } from '../server/first-rows'
import { say } from './stopwatch'

const connections = 16
const seconds = 8

/** How many times a second, sixteen at once, for a few seconds. */
async function perSecond(work: (round: number) => Promise<unknown>): Promise<number> {
  let done = 0
  const end = performance.now() + seconds * 1_000
  const start = performance.now()
  const worker = async () => {
    while (performance.now() < end) {
      await work(done)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (done / (performance.now() - start)) * 1_000
}

async function measure() {
  const server = await startEmbeddedPostgres('data/bench-enquiries')
  const database = openDatabase(server.url, () => {})
  await database.migrate(firstRows)
  const pool = new pg.Pool({ connectionString: server.url, max: connections })
  const db = drizzle(pool)
  const jobs = await openJobQueue(db, [enquiryReceived], () => {})
  const tools = formTools(db, jobs, new Date())
  const form = formNamed('site-contact') as Form

  const bare = await perSecond(() =>
    pool.query(
      `insert into enquiries (form, language, answers, received_at, submission, expires_at, letters_due_at)
       values ('bare', 'nl', $1, now(), $2, now(), null)`,
      [JSON.stringify({ remark: 'x'.repeat(300) }), randomUUID()],
    ),
  )
  const full = await perSecond((round) => {
    const data = filledIn(tools, form)
    return submitForm(tools, { form, data, language: 'nl', address: `a${round}`, subject: {} })
  })
  await jobs.close()
  await pool.end()
  await database.close()
  await server.stop()
  return { bare, full }
}

async function rows() {
  const { bare, full } = await measure()
  const share = `${Math.round((full / bare) * 100)} %`
  return [
    { what: 'bare inserts, one row and one commit each', value: `${Math.round(bare)}/s` },
    {
      what: 'forms checked, counted, stored and queued',
      value: `${Math.round(full)}/s (${share})`,
    },
  ]
}

export async function run() {
  say('Enquiries, durable commits at 16 connections')
  for (const { what, value } of await rows()) say(`${what.padEnd(46)} ${value}`)
}
