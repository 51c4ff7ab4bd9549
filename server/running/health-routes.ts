import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../../app/database/client.server'
import type { PageCache } from '../pages/page-cache'
import type { Condition } from './condition'

type Parts = { db: Database; condition: Condition; cache: Pick<PageCache, 'count'> }

const notKept = { 'cache-control': 'no-store' }
/** A balancer waits about two seconds for an answer. */
const longestQuestion = 1_000

/**
 * For those who watch over nodes. Whoever is alive answers /livez. A node is ready while it can show a
 * visitor something: without its database that is what it kept. /healthz is about the database alone.
 */
export function healthRoutes({ db, condition, cache }: Parts) {
  const routes = new Hono()
  const isReached = databaseQuestion(db)

  routes.get('/livez', (c) => c.text('ok', 200, notKept))
  routes.get('/readyz', async (c) => {
    const hasDatabase = await isReached()
    const { kept: keptPages } = cache.count()
    const isReady = !condition.isLeaving && (hasDatabase || keptPages > 0)
    const state = {
      state: condition.isLeaving ? 'leaving' : isReady ? 'ready' : 'nothing to show',
      database: hasDatabase ? 'answers' : 'away',
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

/** However many ask at once, the database is asked once; one that says nothing is away. */
function databaseQuestion(db: Database) {
  let underway: Promise<boolean> | undefined
  const ask = async () => {
    try {
      await db.execute(sql`select 1`)
      return true
    } catch {
      return false
    } finally {
      underway = undefined
    }
  }
  return () => {
    underway ??= ask()
    return Promise.race([underway, delay(longestQuestion, false, { ref: false })])
  }
}
