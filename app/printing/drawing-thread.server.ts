import { Worker } from 'node:worker_threads'

export type Question = { id: number; name: string; content: object }
export type Answer = { id: number; pdf: Uint8Array } | { id: number; failure: string }

type Waiting = { resolve: (pdf: Buffer) => void; reject: (failure: Error) => void }
type Limits = {
  /** Milliseconds after which a drawing is held not to end. */
  longest: number
  /** Milliseconds that the thread is kept with nothing to do. */
  idle: number
}

/** A thread that draws what it is asked for; started when it is needed, and again when it ended. */
export function openDrawingThread(file: string, limits: Limits) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let rest: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    started.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id)
      if ('pdf' in answer) asked?.resolve(Buffer.from(answer.pdf))
      else asked?.reject(new Error(answer.failure))
    })
    started.on('error', (error) => ended(started, error))
    started.on('exit', () => ended(started, new Error('The thread that draws documents ended.')))
    // Last: whoever listens to a thread is kept from ending by it.
    started.unref()
    return started
  }

  function ended(thread: Worker, failure: Error) {
    if (worker !== thread) return
    worker = undefined
    for (const { reject } of [...waiting.values()]) reject(failure)
  }

  return function ask(name: string, content: object): Promise<Buffer> {
    const thread = worker ?? start()
    worker = thread
    clearTimeout(rest)
    lastId += 1
    const id = lastId
    const limit = setTimeout(() => void thread.terminate(), limits.longest)
    const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }))
    thread.postMessage({ id, name, content } satisfies Question)
    return drawn.finally(() => {
      clearTimeout(limit)
      waiting.delete(id)
      if (waiting.size === 0) rest = setTimeout(() => void thread.terminate(), limits.idle).unref()
    })
  }
}
