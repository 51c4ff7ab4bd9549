/** What a CRM says by itself of one of its homes: that it is new or changed, or that it is gone. */
export type HookEvent = 'changed' | 'deleted'
export type HookState = 'waiting' | 'done' | 'missed'
export type Hook = { externalId: string; event: HookEvent; happenedAt: Date }

/** What the office sees of a hook. */
export type HookLine = Hook & {
  receivedAt: Date
  state: HookState
  answer: string | null
  /** Our number of it, once it came in. */
  id: number | null
}

const minute = 60_000
/** For so long after its hook a home can be read; five minutes of the hour are left for the way. */
const readWindow = 55 * minute

export function isReadable(receivedAt: Date, now: Date): boolean {
  return now.getTime() - receivedAt.getTime() < readWindow
}

/** A day far ahead is a mistake, and would make every later word look old. */
const farthest = 36 * 60 * minute

export function happenedOrNow(moment: string, now: Date): Date {
  const happened = new Date(moment)
  return happened.getTime() > now.getTime() + farthest ? now : happened
}
