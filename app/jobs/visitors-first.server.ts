import { setTimeout as delay } from 'node:timers/promises'

let waiting = 0

/** A page that is made, or a form that is answered: somebody looks at the screen meanwhile. */
export async function whileVisitorWaits<Value>(work: () => Promise<Value>): Promise<Value> {
  waiting += 1
  try {
    return await work()
  } finally {
    waiting -= 1
  }
}

/** Somebody always looks at a busy site: what nobody waits for goes on all the same, a little slower. */
const longest = 250

/** For work that nobody waits for, between one piece and the next. */
export async function afterVisitors(most = longest) {
  const end = performance.now() + most
  while (waiting > 0 && performance.now() < end) await delay(10)
}
