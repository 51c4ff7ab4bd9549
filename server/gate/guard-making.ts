import { createPrecedence, whileVisitorWaits } from '../../app/jobs/precedence.server'
import { log } from '../../app/web/log.server'
import type { MakePage } from '../pages/make-page'
import type { TroubleStatus } from '../trouble-page'
import { type Lanes, laneOf, takesForms } from './lanes'
import { letInFirst } from './let-in-first'
import { receiveForm } from './receive-form'

export type Patience = {
  /** How long a page may take; a form also waits for what is sent with it. */
  read: number
  send: number
  /** How long a form among many waits for pages: whoever sent one expects to wait, whoever follows a link does not. */
  forPages: number
}
const usualPatience: Patience = { read: 30_000, send: 150_000, forPages: 100 }

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
  const pages = createPrecedence(patience.forPages)
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

  /** What has come whole waits outside, so that who sends slowly holds up nobody; what is longer is made at once. */
  async function receive(request: Request) {
    const received = await receiveForm(request)
    return received.isWhole ? { received } : { made: await inTime(received.request) }
  }

  /** A form that finds a place free waits for no page; among many each gives way to the pages that are made. */
  async function makeArrived(request: Request, who: string) {
    let hasWaited = false
    const turn = lanes.arrived(who, async () => {
      const isOneOfMany = hasWaited
      await letInFirst()
      if (isOneOfMany) await pages.after()
      return whileVisitorWaits(() => inTime(request))
    })
    // A free place is taken at once.
    hasWaited = true
    return turn
  }

  async function inLane(request: Request, who: string) {
    const lane = laneOf(request)
    if (lane === 'pages') {
      return pages.first(() => lanes.pages(who, () => whileVisitorWaits(() => inTime(request))))
    }
    if (!takesForms(lane)) return lanes[lane](who, () => inTime(request))
    const taken = await lanes[lane](who, () => receive(request))
    if (taken.outcome !== 'done') return taken
    const { made, received } = taken.value
    return received ? makeArrived(received.request, who) : { outcome: 'done' as const, value: made }
  }

  return async (request, who) => {
    const answered = await inLane(request, who)
    if (answered.outcome === 'done') return answered.value
    return refused(answered.outcome === 'too-many' ? 429 : 503, request)
  }
}
