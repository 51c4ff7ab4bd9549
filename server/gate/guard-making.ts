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
    // A page in time leaves nothing behind but a cleared timer: an aborted one costs an error of its own.
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, isRead ? patience.read : patience.send, undefined)
    })
    const made = await Promise.race([make(request), late]).finally(() => clearTimeout(timer))
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
