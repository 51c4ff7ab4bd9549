import { setTimeout as sleep } from 'node:timers/promises'
import { restartWait } from './restart-wait'

/** A server that runs: when it answers, and what it said last when it ended. */
export type Running = {
  ready: Promise<void>
  ended: Promise<string>
  stop: () => Promise<void>
}

export type Recovery = {
  onDied: (lastWords: string) => void
  onBack: () => void
  onGivenUp: (lastWords: string) => void
}

/** Starts it, and starts it again when it dies by itself, for as long as that is of any use. */
export async function keepUp(launch: () => Running, recovery: Recovery, pause = pauseFor) {
  const stopping = new AbortController()
  let running = launch()
  await running.ready
  watch()

  async function watch() {
    const deaths: number[] = []
    while (!stopping.signal.aborted) {
      const lastWords = await running.ended
      if (stopping.signal.aborted) return
      const now = Date.now()
      deaths.push(now)
      const wait = restartWait(deaths, now)
      if (wait === null) return recovery.onGivenUp(lastWords)
      recovery.onDied(lastWords)
      await pause(wait, stopping.signal)
      if (stopping.signal.aborted) return
      running = launch()
      running.ready.then(recovery.onBack, () => {})
    }
  }

  return () => {
    stopping.abort()
    return running.stop()
  }
}

async function pauseFor(ms: number, signal: AbortSignal) {
  await sleep(ms, undefined, { signal }).catch(() => {})
}
