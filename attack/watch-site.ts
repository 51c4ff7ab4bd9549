import { setTimeout as delay } from 'node:timers/promises'
import type { OwnSite } from './own-site'
import type { Report } from './report'
import { residentMemory } from './resident-memory'

/** Asks every half second whether the site still answers anybody in time, and how much memory it has taken. */
export function watchSite({ address, pid, isAlive }: OwnSite, report: Report, longest: number) {
  let isOver = false
  let mostMemory = 0
  let slowest = 0
  const watching = (async () => {
    while (!isOver && isAlive()) {
      const began = performance.now()
      const asked = fetch(`${address}/healthz`, { signal: AbortSignal.timeout(longest) })
      const status = await asked.then((answer) => answer.status).catch((error) => `${error}`)
      slowest = Math.max(slowest, Math.round(performance.now() - began))
      if (!isAlive()) return
      if (status !== 200) report.found('/healthz does not answer', `${status}`)
      mostMemory = Math.max(mostMemory, residentMemory(pid))
      await delay(500)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return { mostMemory, slowest }
    },
  }
}
