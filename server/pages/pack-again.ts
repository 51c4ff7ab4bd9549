import { setTimeout as delay } from 'node:timers/promises'
import type { StoredPage } from './page-cache'

/** Beyond these a page has to wait until it is sent once more: more change in a minute than are worth it. */
const mostWaiting = 50
/** So many times as long as it took, nothing is packed: pages that are made need the helping threads too. */
const rest = 4

let last: Promise<void> = Promise.resolve()
let waiting = 0

/**
 * Packs a kept page as well as can be, which takes half a second of a helping thread: one at a time. Says whether it
 * will: behind too many others it may be asked again.
 */
export function packAgain(page: StoredPage): boolean {
  if (waiting >= mostWaiting) return false
  waiting += 1
  last = last.then(async () => {
    const begun = performance.now()
    // What does not pack stays as it was.
    if (!page.isOutdated) await page.packBest().catch(() => {})
    waiting -= 1
    await delay((performance.now() - begun) * rest, undefined, { ref: false })
  })
  return true
}
