import { createTokenBuckets } from './token-bucket'

export type LaneLimits = {
  /** In all: how many are at work, and how many wait for them. */
  atOnce: number
  mostWaiting: number
  /** Of one address: how many are here, at work or waiting. */
  mostOfOne: number
  /** Of one address: how many may come at once, and how many a minute after that. */
  burst: number
  perMinute: number
  /** Milliseconds. Who works longer waits for somebody else, and holds up nobody here. */
  longestTurn?: number
}

type Refused = { outcome: 'too-many' | 'full' }
type Done<Value> = { outcome: 'done'; value: Value }
export type Lane = <Value>(
  who: string,
  work: () => Promise<Value>,
) => Promise<Done<Value> | Refused>

/**
 * Costly work takes turns: one address after the other, so that whoever asks for a thousand pages waits
 * for a thousand and the next visitor for one.
 */
export function createLane(limits: LaneLimits, now: () => number = () => performance.now()): Lane {
  const { atOnce, mostWaiting, mostOfOne, burst, perMinute, longestTurn } = limits
  const mayCome = createTokenBuckets(burst, perMinute, now)
  const present = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  let working = 0
  let queued = 0

  function count(who: string, change: 1 | -1) {
    const left = (present.get(who) ?? 0) + change
    if (left > 0) present.set(who, left)
    else present.delete(who)
  }

  function turnOf(who: string): Promise<void> {
    queued += 1
    return new Promise((resolve) => {
      waiting.set(who, [...(waiting.get(who) ?? []), resolve])
    })
  }

  /** The place goes straight to the next, or somebody who comes right now would take it. */
  function passOn() {
    const [next] = waiting
    if (!next) {
      working -= 1
      return
    }
    const [who, [start, ...others]] = next
    waiting.delete(who)
    if (others.length > 0) waiting.set(who, others)
    queued -= 1
    start?.()
  }

  async function atWork<Value>(work: () => Promise<Value>): Promise<Value> {
    let hasPlace = true
    const giveUp = () => {
      if (hasPlace) passOn()
      hasPlace = false
    }
    const late = longestTurn === undefined ? undefined : setTimeout(giveUp, longestTurn)
    try {
      return await work()
    } finally {
      clearTimeout(late)
      giveUp()
    }
  }

  return async (who, work) => {
    if ((present.get(who) ?? 0) >= mostOfOne || !mayCome(who)) return { outcome: 'too-many' }
    if (working >= atOnce && queued >= mostWaiting) return { outcome: 'full' }
    count(who, 1)
    try {
      if (working >= atOnce) await turnOf(who)
      else working += 1
      return { outcome: 'done', value: await atWork(work) }
    } finally {
      count(who, -1)
    }
  }
}
