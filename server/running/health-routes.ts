import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../../app/database/client.server'
import type { PageCache } from '../pages/page-cache'
import type { Condition } from './condition'

type Parts = {
  db: Database
  condition: Condition
  cache: Pick<PageCache, 'count'>
  checkFiles?: () => Promise<void>
}

const notKept = { 'cache-control': 'no-store' }
/** A balancer waits about two seconds for an answer. */
const longestQuestion = 1_000
/** A store may take money for each question. */
const filesHold = 15_000

/**
 * For those who watch over nodes. Whoever is alive answers /livez. A node is ready while it can show a
 * visitor something: without its database that is what it kept. /healthz is about the database alone.
 */
export function healthRoutes({ db, condition, cache, checkFiles }: Parts) {
  const routes = new Hono()
  const isReached = question(async () => db.execute(sql`select 1`))
  const hasFiles = question(async () => checkFiles?.(), filesHold)

  routes.get('/livez', (c) => c.text('ok', 200, notKept))
  routes.get('/readyz', async (c) => {
    // Told at once: the balancer has little time to notice.
    if (condition.isLeaving) return c.json({ state: 'leaving' }, 503, notKept)
    const [hasDatabase, filesAnswer] = await Promise.all([isReached(), hasFiles()])
    const { kept: keptPages } = cache.count()
    const isReady = hasDatabase || keptPages > 0
    const state = {
      state: isReady ? 'ready' : 'nothing to show',
      database: hasDatabase ? 'answers' : 'away',
      files: filesAnswer ? 'answer' : 'away',
      changes: condition.hearsChanges ? 'heard' : 'not heard',
      keptPages,
    }
    return c.json(state, isReady ? 200 : 503, notKept)
  })
  routes.get('/healthz', async (c) => {
    await db.execute(sql`select 1`)
    return c.text('ok', 200, notKept)
  })
  return routes
}

/** However many ask at once, one asks; what says nothing is away. An answer may hold for a while. */
function question(ask: () => Promise<unknown>, holds = 0) {
  let underway: Promise<boolean> | undefined
  let until = 0
  let last = false
  const find = async () => {
    last = await ask().then(
      () => true,
      () => false,
    )
    until = performance.now() + holds
    underway = undefined
    return last
  }
  return () => {
    if (performance.now() < until) return Promise.resolve(last)
    underway ??= find()
    return Promise.race([underway, delay(longestQuestion, false, { ref: false })])
  }
}
