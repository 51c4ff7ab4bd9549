import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type CalendarAnswer, type CalendarQuestion, readBusyTimes } from './busy-times'

const builtThread = path.resolve('build/server/calendar-thread.js')
const patience = 30_000

/**
 * On a thread of its own: a file of a stranger may take long to read, and a rule that never comes true
 * would take for ever. Where nothing is built, here.
 */
export function readCalendar(question: CalendarQuestion): Promise<CalendarAnswer> {
  if (import.meta.env.PROD) return askThread(builtThread, question, patience)
  return Promise.resolve(readBusyTimes(question))
}

export function askThread(
  file: string,
  question: CalendarQuestion,
  longest: number,
): Promise<CalendarAnswer> {
  return new Promise((answer) => {
    const thread = new Worker(file, {
      workerData: question,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const limit = setTimeout(() => void thread.terminate(), longest)
    thread.once('message', answer)
    // It had no memory left.
    thread.once('error', () => answer({ outcome: 'too-many' }))
    thread.once('exit', () => {
      clearTimeout(limit)
      answer({ outcome: 'too-many' })
    })
  })
}
