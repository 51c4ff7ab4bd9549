import { setTimeout as delay } from 'node:timers/promises'

/** Some work comes before other work, which waits for it: between two of its pieces, and never for longer than that. */
export function createPrecedence(longest: number) {
  let underway = 0

  async function first<Value>(work: () => Promise<Value>): Promise<Value> {
    underway += 1
    try {
      return await work()
    } finally {
      underway -= 1
    }
  }

  async function after(most = longest) {
    const end = performance.now() + most
    while (underway > 0 && performance.now() < end) await delay(2)
  }

  return { first, after }
}

/** Somebody always looks at a busy site: what nobody waits for goes on all the same, a little slower. */
const visitors = createPrecedence(250)

/** A page that is made, or a form that is answered: somebody looks at the screen meanwhile. */
export const whileVisitorWaits = visitors.first

/** For work that nobody waits for, between one piece and the next. */
export const afterVisitors = visitors.after
