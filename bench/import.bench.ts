import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Database, openDatabase } from '../app/database/client.server'
import { startEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { importFeed } from '../app/feed/import-feed.server'
import { readRecords } from '../app/feed/read-records'
import { aFeedHome } from '../app/feed/testing'
import { openFileStore } from '../app/files/file-store.server'
import { languages } from '../app/language/languages'
import type { Bench, Row } from './site'

const homes = Number(process.env.BENCH_HOMES ?? 20_000)
const megabyte = 1024 * 1024

/** A whole agency's stock in four languages, from nothing; then again, with one home in a hundred changed. */
export const bench: Bench = {
  title: `Import of ${homes} homes in four languages`,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-bench-'))
    const postgres = await startEmbeddedPostgres(folder)
    const database = openDatabase(postgres.url, () => {})
    try {
      await database.migrate()
      return [
        ...(await measured(database.db, 'first run', 250_000)),
        ...(await measured(database.db, 'one home in a hundred changed', 260_000)),
      ]
    } finally {
      await database.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measured(db: Database, name: string, price: number): Promise<Row[]> {
  const memory = watchMemory()
  const start = performance.now()
  const { outcome } = await importFeed(
    {
      db,
      files: openFileStore(tmpdir()),
      now: () => new Date(),
      fetchFile: async () => ({ outcome: 'failed', problem: 'unreachable' }),
      localPlaceOf: () => undefined,
      announce: async () => {},
    },
    { sources: [{ name: 'bench', parts: readRecords(feedText(price)) }], maxRemoved: 0.2 },
  )
  const seconds = (performance.now() - start) / 1000
  if (outcome !== 'applied') throw new Error(outcome)
  const heap = memory.most() / megabyte
  return [
    { what: `${name}: records per second`, value: `${Math.round((homes * 4) / seconds)}` },
    { what: `${name}: seconds`, value: seconds.toFixed(1) },
    {
      what: `${name}: live memory, at most`,
      value: `${Math.round(heap)} MB`,
      aim: 'under 150 MB, however long the feed',
      isGood: heap < 150,
    },
  ]
}

/** What is alive after a collection: garbage that nobody has fetched yet says nothing. */
function watchMemory() {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  let most = 0
  const watch = setInterval(() => {
    collect()
    most = Math.max(most, process.memoryUsage().heapUsed)
  }, 1_000)
  return {
    most() {
      clearInterval(watch)
      return most
    },
  }
}

/** The feed as text, made while it is read: a file would only measure the disk. */
async function* feedText(price: number): AsyncGenerator<string> {
  const description = `<p>${'Een ruim huis met een tuin en een terras. '.repeat(30)}</p>`
  let separator = '['
  for (const language of languages) {
    for (let id = 1; id <= homes; id += 1) {
      const Price = id % 100 === 0 ? price : 250_000
      const home = { ...aFeedHome({ ID: id, Price }), language, Description: description }
      yield separator + JSON.stringify(home)
      separator = ','
    }
  }
  yield ']'
}
