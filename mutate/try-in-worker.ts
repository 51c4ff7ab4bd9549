import { fork } from 'node:child_process'
import type { Told } from './worker'

/** A mistake can hang a test in a way that nothing inside the process stops: loops are counted there. */
const longestSilence = 900_000

/** Tries mutants of a file in a process of their own, and gives those that no test noticed. */
export async function tryInWorker(file: string, ids: number[]): Promise<Set<number>> {
  const alive = new Set<number>()
  for (let waiting = ids; waiting.length > 0; ) {
    const told = await oneProcess(file, waiting)
    for (const { id, killedBy } of told) if (killedBy === null) alive.add(id)
    // The next one never answered: that too is noticed.
    waiting = waiting.slice(told.length + 1)
  }
  return alive
}

function oneProcess(file: string, ids: number[]): Promise<Told[]> {
  const told: Told[] = []
  return new Promise((resolve, reject) => {
    const child = fork('mutate/start.js', ['', file, ...ids.map(String)])
    let isSilent = false
    const stop = () => {
      isSilent = true
      process.stderr.write(`${file}: a mistake that never ended\n`)
      child.kill('SIGKILL')
    }
    let timer = setTimeout(stop, longestSilence)
    child.on('message', (news: Told) => {
      told.push(news)
      clearTimeout(timer)
      timer = setTimeout(stop, longestSilence)
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (code === 0 || isSilent) resolve(told)
      else reject(new Error(`${file}: the mutants could not be tried`))
    })
  })
}
