import { setTimeout as delay } from 'node:timers/promises'
import { log } from '../../app/web/log.server'
import type { MakePage } from '../pages/make-page'
import type { TroubleStatus } from '../trouble-page'
import { type Lanes, laneOf } from './lanes'

export type Patience = {
  /** How long a page may take; a form also waits for what is sent with it. */
  read: number
  send: number
}
const usualPatience: Patience = { read: 30_000, send: 150_000 }

export type GuardedMake = (request: Request, who: string) => ReturnType<MakePage>
type Parts = {
  make: MakePage
  lanes: Lanes
  trouble: (status: TroubleStatus, request: Request) => Response
  patience?: Patience
}

/** Makes a page when its turn comes and within its time, or says when to come back. */
export function guardMaking({
  make,
  lanes,
  trouble,
  patience = usualPatience,
}: Parts): GuardedMake {
  const refused = (status: TroubleStatus, request: Request) => ({
    answer: trouble(status, request),
    topics: new Set<string>(),
  })

  async function inTime(request: Request) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isOver = new AbortController()
    const late = delay(isRead ? patience.read : patience.send, undefined, { signal: isOver.signal })
    const made = await Promise.race([make(request), late.catch(() => undefined)])
    isOver.abort()
    if (made) return made
    log.error({ url: request.url }, 'page took too long')
    return refused(503, request)
  }

  return async (request, who) => {
    const turn = await lanes[laneOf(request)](who, () => inTime(request))
    if (turn.outcome === 'done') return turn.value
    return refused(turn.outcome === 'too-many' ? 429 : 503, request)
  }
}
