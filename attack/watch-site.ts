import { setTimeout as delay } from 'node:timers/promises'
import type { OwnSite } from './own-site'
import type { Report } from './report'

/** Of a machine that does other things too: longer than this nothing of ours may hold everybody up. */
const patience = 15_000

/** Asks every half second whether the site still answers anybody. */
export function watchHealth({ address, isAlive }: OwnSite, report: Report) {
  let isOver = false
  const watching = (async () => {
    while (!isOver && isAlive()) {
      const asked = fetch(`${address}/healthz`, { signal: AbortSignal.timeout(patience) })
      const status = await asked.then((answer) => answer.status).catch((error) => `${error}`)
      if (status !== 200 && isAlive()) report.found('/healthz does not answer', `${status}`)
      await delay(500)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
    },
  }
}
