import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../../app/database/client.server'
import { readHealth } from '../../app/health/read-health.server'
import { log } from '../../app/web/log.server'
import type { PageCache } from '../pages/page-cache'
import type { Condition } from './condition'
import { storeFailures } from './counted-depot'
import { tallyAnswers } from './tally'

type Parts = {
  db: Database
  now: () => Date
  cache: Pick<PageCache, 'count'>
  condition: Condition
  connections: () => { open: number; idle: number; waiting: number }
}
export type Meters = ReturnType<typeof openMeters>

/** What the database knows is the same for every node: it is asked at most so often. */
const healthHolds = 10_000

/** The numbers of this node, in the words of Prometheus. */
export function openMeters({ db, now, cache, condition, connections }: Parts) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `baksteen_${name}`,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  const countAnswer = tallyAnswers({
    name: 'baksteen_requests_total',
    help: 'Answers, by method and status',
    registry,
  })
  const seconds = new Histogram({
    name: 'baksteen_request_seconds',
    help: 'From the first line of a request to the last byte of its answer',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const kept = new Counter({
    name: 'baksteen_cache_hits_total',
    help: 'Pages that were kept and sent at once',
    registers,
  })
  const renders = new Histogram({
    name: 'baksteen_render_seconds',
    help: 'Making a page',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  })
  gauge('kept_pages', 'Pages in memory', () => cache.count().kept)
  gauge('database_connections', 'Connections of this node', () => connections().open)
  gauge('database_connections_idle', 'Of those, unused', () => connections().idle)
  gauge('database_waiting', 'Who waits for a connection', () => connections().waiting)
  gauge('changes_heard', '1 while changes in the database are heard', () =>
    Number(condition.hearsChanges),
  )
  gauge('store_failures', 'How often the store of the files failed', storeFailures)
  const readHealthGauges = healthGauges({ db, now, registry })

  return {
    registry,
    /** What the database knows is read first: the library asks all gauges at once. */
    async text() {
      await readHealthGauges()
      return registry.metrics()
    },
    answered({ method, status, ms }: { method: string; status: number; ms: number }) {
      countAnswer(known(method), status)
      seconds.observe(ms / 1000)
    },
    keptSent: () => kept.inc(),
    rendered: (ms: number) => renders.observe(ms / 1000),
  }
}

/** Whoever invents methods makes no new lines. */
const known = (method: string) => (['GET', 'HEAD', 'POST'].includes(method) ? method : 'other')

/** The age of what never happened is not told. */
function healthGauges({ db, now, registry }: Pick<Parts, 'db' | 'now'> & { registry: Registry }) {
  const gaugeOf = (name: string, help: string) =>
    new Gauge({ name: `baksteen_${name}`, help, registers: [registry] })
  const gauges = {
    waitingJobs: gaugeOf('waiting_jobs', 'Jobs whose moment has come'),
    waitingLetters: gaugeOf('waiting_letters', 'Letters that wait'),
    failedLetters: gaugeOf('failed_letters', 'Letters that were given up'),
    oldestLetter: gaugeOf('oldest_letter_seconds', 'Age of the oldest letter that waits'),
    lastFeed: gaugeOf('feed_age_seconds', 'Since something was last taken in from a CRM'),
    lastBackup: gaugeOf('backup_age_seconds', 'Since the last backup'),
    lastDrill: gaugeOf('drill_age_seconds', 'Since the last drill that passed'),
  }
  let readAt = Number.NEGATIVE_INFINITY
  const read = async () => {
    if (performance.now() - readAt < healthHolds) return
    const health = await readHealth(db)
    readAt = performance.now()
    for (const [name, gauge] of Object.entries(gauges)) {
      const value = health[name as keyof typeof gauges]
      if (typeof value === 'number') gauge.set(value)
      else if (value) gauge.set((now().getTime() - value.getTime()) / 1000)
      else gauge.remove()
    }
    // No letter waits: the alarm must end.
    if (!health.oldestLetter) gauges.oldestLetter.set(0)
  }
  const answers = gaugeOf('database_answers', '1 while the database answered the questions above')
  return async () => {
    const isRead = await read().then(
      () => true,
      (error) => {
        log.warn({ err: error }, 'health could not be read')
        // What was true a while ago may not be: nothing is told rather than that.
        for (const gauge of Object.values(gauges)) gauge.remove()
        return false
      },
    )
    answers.set(Number(isRead))
  }
}
