import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import type { Database } from '../database/client.server'
import { brusselsDay } from '../language/brussels-day'
import { addViewings, type SeenVisitor, saltOf, type ViewTotal } from './count-queries.server'
import { sourceOf } from './page-view-source'
import { viewedProperty } from './viewed-property'

type Tools = {
  db: Database
  now: () => Date
  addressOf: (request: IncomingMessage) => string
  onTrouble: (error: unknown) => void
}
type Glance = { at: Date; url: string; headers: IncomingMessage['headers']; address: string }

/** When the database is away for long, the oldest glances go: memory has an end. */
const most = 100_000
const everySecond = 1_000
/** The last part of the address of a property is its number. */
const mayBeProperty = /^\/[a-z]{2}\/[^?]*\/[1-9]\d{0,9}(?:\/?|\/_\.data|\.data)(?:\?|$)/
const signedIn = /(?:^|;\s*)(?:__Host-)?session=/

/**
 * Counts visits to properties. The request costs a push into memory; once a second all of it is written
 * in one statement. What a killed process had not written yet, at most a second, is lost.
 */
export function openPageViewCounter({ db, now, addressOf, onTrouble }: Tools) {
  let glances: Glance[] = []
  let writing: Promise<void> = Promise.resolve()
  const salts = new Map<string, Promise<Buffer>>()

  function saltFor(day: string) {
    const known = salts.get(day)
    if (known) return known
    salts.clear()
    const asked = saltOf(db, day, randomBytes(32))
    asked.catch(() => salts.delete(day))
    salts.set(day, asked)
    return asked
  }

  async function write() {
    const batch = glances
    if (batch.length === 0) return
    glances = []
    try {
      const { totals, visitors } = await addUp(batch, saltFor)
      if (totals.length > 0) await addViewings(db, totals, visitors)
    } catch (error) {
      glances = [...batch, ...glances].slice(-most)
      onTrouble(error)
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  const timer = setInterval(flush, everySecond).unref()
  return {
    /** For every page that was answered with 200 or 304. */
    count(request: IncomingMessage) {
      const { url = '', method, headers } = request
      if (method !== 'GET' || !mayBeProperty.test(url) || !isSomeone(headers)) return
      if (glances.length < most) {
        glances.push({ at: now(), url, headers, address: addressOf(request) })
      }
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Owners and staff carry a session; browsers that fetch ahead say so, and so do those that want a page. */
function isSomeone(headers: IncomingMessage['headers']): boolean {
  if (headers.cookie && signedIn.test(headers.cookie)) return false
  if (headers['sec-purpose'] || headers.purpose === 'prefetch' || headers['x-moz']) return false
  return Boolean(headers['user-agent'] && headers.accept)
}

async function addUp(batch: Glance[], saltFor: (day: string) => Promise<Buffer>) {
  const totals = new Map<string, ViewTotal>()
  const visitors = new Map<string, SeenVisitor>()
  const seen = new Set<string>()
  const isRobot = remembered(isbot)
  const propertyOf = remembered(viewedProperty)
  for (const { at, url, headers, address } of batch) {
    const [path = '', query = ''] = url.split('?', 2)
    const property = propertyOf(path)
    const agent = headers['user-agent'] ?? ''
    if (!property || isRobot(agent) || !wantsPage(path, headers.accept)) continue
    const day = brusselsDay(at)
    const source = sourceOf({
      query: `?${query}`,
      referrer: headers.referer ?? '',
      host: headers.host ?? '',
    })
    const place = { ...property, day, source }
    const key = `${day} ${property.propertyId} ${source} ${property.language}`
    const total = totals.get(key) ?? { ...place, views: 0 }
    total.views += 1
    totals.set(key, total)
    const who = `${day}\n${address}\n${agent}\n${property.propertyId}`
    if (seen.has(who)) continue
    seen.add(who)
    const visitor = createHash('sha256')
      .update(await saltFor(day))
      .update(`${address}\n${agent}\n${property.propertyId}`)
      .digest('hex')
      .slice(0, 32)
    if (!visitors.has(visitor)) visitors.set(visitor, { ...place, visitor })
  }
  return { totals: [...totals.values()], visitors: [...visitors.values()] }
}

/** In one second many ask for the same page with the same browser. */
function remembered<Value>(decide: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = decide(text)
    known.set(text, value)
    return value
  }
}

function wantsPage(path: string, accept = ''): boolean {
  return path.endsWith('.data') || accept.includes('text/html')
}
