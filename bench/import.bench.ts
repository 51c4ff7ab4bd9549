import { tmpdir } from 'node:os'
import type { Database } from '../app/database/client.server'
import { importFeed } from '../app/feed/import-feed.server'
import { readRecords } from '../app/feed/reading/read-records'
import { aFeedProperty } from '../app/feed/testing'
import { openFileStore } from '../app/files/file-store.server'
import { languages } from '../app/language/languages'
import { withDatabase } from './bench-database'
import { watchMemory } from './live-memory'
import { say } from './stopwatch'

const properties = Number(process.env.BENCH_HOMES ?? 20_000)

/** A whole agency's stock in four languages, from nothing; then again, one property in a hundred changed. */
export async function run() {
  await withDatabase(async (db) => {
    say(`${properties} homes in four languages`)
    await measure(db, 'from nothing', 250_000)
    await measure(db, 'one in a hundred changed', 260_000)
  })
}

async function measure(db: Database, name: string, price: number) {
  const { seconds, heap } = await importFile(db, price)
  const speed = `${seconds.toFixed(1)} s, ${Math.round((properties * languages.length) / seconds)} records/s`
  const verdict = heap < 150 ? 'met' : 'MISSED'
  say(`  ${name.padEnd(26)} ${speed}; live memory at most ${heap} MB (aim: 150, ${verdict})`)
}

/** The same homes from a file, which a CRM is compared with. */
export async function importFile(db: Database, price: number) {
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
  return { seconds, heap: memory.most() }
}

/** The feed as text, made while it is read: a file would only measure the disk. */
async function* feedText(price: number): AsyncGenerator<string> {
  const description = `<p>${'Een ruim huis met een tuin en een terras. '.repeat(30)}</p>`
  let separator = '['
  for (const language of languages) {
    for (let id = 1; id <= properties; id += 1) {
      const Price = id % 100 === 0 ? price : 250_000
      const property = { ...aFeedProperty({ ID: id, Price }), language, Description: description }
      yield separator + JSON.stringify(property)
      separator = ','
    }
  }
  yield ']'
}
