import cluster from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

const most = 64
/** Milliseconds before a process that died is followed by another; twice as long each time it fails. */
const wait = { first: 1_000, longest: 30_000 }

/**
 * How many processes answer visitors: one for each core beside a database server, one beside the
 * database that is embedded, unless the operator says otherwise. Undefined: that is no number of processes.
 *
 * @param {Record<string, string | undefined>} settings
 */
export function webProcesses({ WEB_PROCESSES, DATABASE_URL }) {
  if (!DATABASE_URL) return 1
  if (!WEB_PROCESSES) return availableParallelism()
  const count = Number(WEB_PROCESSES)
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined
}

/**
 * Keeps so many processes running behind one port, each of them a node of its own to the database. The
 * first one opens alone: it brings the database up to date, or says once why it cannot.
 *
 * @param {number} count
 */
export async function keepProcesses(count) {
  let isLeaving = false
  /** @type {Set<import('node:cluster').Worker>} */
  const running = new Set()

  function leave() {
    isLeaving = true
    for (const worker of running) worker.process.kill('SIGTERM')
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, leave)
  }

  /** @param {number} place */
  async function open(place) {
    const worker = cluster.fork(ownSettings(place))
    running.add(worker)
    const ended = once(worker, 'exit').then(([code]) => {
      running.delete(worker)
      // Who was asked to leave does so without a fault: where we were not told, nobody stays behind.
      if (code === 0 && !isLeaving) leave()
    })
    const isOpen = await Promise.race([
      once(worker, 'listening').then(() => true),
      ended.then(() => false),
    ])
    return { isOpen, ended }
  }

  /**
   * @param {number} place
   * @param {ReturnType<typeof open>} opening
   */
  async function keep(place, opening) {
    let pause = wait.first
    for (let opened = opening; ; opened = open(place)) {
      const { isOpen, ended } = await opened
      if (isOpen) pause = wait.first
      await ended
      if (!isLeaving) process.stderr.write(`Process ${place} ended; another follows.\n`)
      await delay(isLeaving ? 0 : pause)
      pause = Math.min(pause * 2, wait.longest)
      if (isLeaving) return
    }
  }

  const first = open(1)
  const { isOpen } = await first
  if (!isOpen) process.exit(isLeaving ? 0 : 1)
  const others = Array.from({ length: count - 1 }, (_, index) => index + 2)
  await Promise.all([keep(1, first), ...others.map((place) => keep(place, open(place)))])
}

/**
 * Each tells its own numbers, on a port of its own.
 *
 * @param {number} place
 */
function ownSettings(place) {
  const port = Number(process.env.METRICS_PORT)
  return port > 0 ? { METRICS_PORT: `${port + place - 1}` } : {}
}
