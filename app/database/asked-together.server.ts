import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from './client.server'

type Waiting<Asked, Answer> = {
  asked: Asked
  answer: (answer: Answer) => void
  fail: (error: unknown) => void
}

/** Milliseconds: one connection that is stuck holds up nobody for longer. */
const patience = 100

/**
 * What is asked in one turn of the loop, or while a database still answers the last time, is asked of it in one
 * statement. Each gets its own answer, in the order of asking; a fault reaches each that was in the statement,
 * and nobody else.
 */
export function askedTogether<Asked, Answer>(
  ask: (db: Database, all: Asked[]) => Promise<Answer[]>,
): (db: Database, asked: Asked) => Promise<Answer> {
  const waiting = new WeakMap<Database, Waiting<Asked, Answer>[]>()

  async function askAll(db: Database, all: Waiting<Asked, Answer>[]) {
    await turn()
    while (all.length > 0) await atMost(patience, answerEach(db, all.splice(0)))
    waiting.delete(db)
  }

  async function answerEach(db: Database, all: Waiting<Asked, Answer>[]) {
    try {
      const asked = all.map((each) => each.asked)
      const answers = await ask(db, asked)
      for (const [index, { answer }] of all.entries()) answer(answers[index] as Answer)
    } catch (error) {
      for (const { fail } of all) fail(error)
    }
  }

  return (db, asked) =>
    new Promise((answer, fail) => {
      const others = waiting.get(db)
      const all = others ?? []
      all.push({ asked, answer, fail })
      if (others) return
      waiting.set(db, all)
      void askAll(db, all)
    })
}

function atMost(milliseconds: number, work: Promise<void>) {
  return new Promise<void>((goOn) => {
    const timer = setTimeout(goOn, milliseconds)
    void work.then(() => {
      clearTimeout(timer)
      goOn()
    })
  })
}
