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
import { medianOf, noteRatio } from './ratios'
import { say } from './stopwatch'

const connections = 16
const rounds = 5
const perRound = 600
const aim = 30

/** How many times a second, sixteen at once. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  let begun = 0
  const start = performance.now()
  const worker = async () => {
    while (begun < perRound) {
      begun += 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (perRound / (performance.now() - start)) * 1_000
}

/** In turns, and the first turn is not counted: a neighbour is as busy during both. */
async function measure() {
  const server = await startEmbeddedPostgres('data/bench-enquiries')
  const database = openDatabase(server.url, () => {})
  await database.migrate(firstRows)
  const pool = new pg.Pool({ connectionString: server.url, max: connections })
  // Letters and jobs are still underway when the server stops.
  pool.on('error', () => {})
  const db = drizzle(pool)
  const jobs = await openJobQueue(db, [enquiryReceived], () => {})
  const tools = formTools(db, jobs, new Date())
  const form = formNamed('site-contact') as Form

  const insert = () =>
    pool.query(
      `insert into enquiries (form, language, answers, received_at, submission, expires_at, letters_due_at)
       values ('bare', 'nl', $1, now(), $2, now(), null)`,
      [JSON.stringify({ remark: 'x'.repeat(300) }), randomUUID()],
    )
  const send = async () => {
    const visitor = randomUUID()
    const data = filledIn(tools, form, { email: `${visitor}@example.be` })
    const sent = { form, data, language: 'nl' as const, address: visitor, subject: {} }
    const { outcome } = await submitForm(tools, sent)
    if (outcome !== 'received') throw new Error(outcome)
  }
  const turns = []
  for (let round = 0; round <= rounds; round += 1)
    turns.push({ bare: await perSecond(insert), full: await perSecond(send) })
  await jobs.close()
  await pool.end()
  await database.close()
  await server.stop()
  return turns.slice(1)
}

export async function run() {
  say('Enquiries, durable commits at 16 connections, in turns; the median of five')
  const turns = await measure()
  const bare = medianOf(turns.map((turn) => turn.bare))
  const full = medianOf(turns.map((turn) => turn.full))
  const share = Math.round(medianOf(turns.map((turn) => turn.full / turn.bare)) * 100)
  const verdict = share >= aim ? 'met' : 'MISSED'
  const tell = (what: string, value: string) => say(`${what.padEnd(46)} ${value}`)
  tell('bare inserts, one row and one commit each', `${Math.round(bare)}/s`)
  tell(
    'forms checked, counted, stored and queued',
    `${Math.round(full)}/s (${share} %; aim: ${aim} %, ${verdict})`,
  )
  const ratios = turns.map((turn) => turn.bare / turn.full)
  noteRatio('a form over a bare durable insert', ratios)
}
