import { loadModule } from './load-module.js'

/** Imports a feed in a process of its own, which says when it is at a moment and stands still there, to be killed. */
const [databaseUrl = '', feed = '', moment = ''] = process.argv.slice(2)

/** @type {typeof import('../app/database/client.server')} */
const { openDatabase } = await loadModule('/app/database/client.server.ts')
/** @type {typeof import('../app/feed/import-feed.server')} */
const { importFeed } = await loadModule('/app/feed/import-feed.server.ts')
/** @type {typeof import('../app/feed/reading/open-source.server')} */
const { openSource } = await loadModule('/app/feed/reading/open-source.server.ts')

/** @param {string} stage */
function reach(stage) {
  if (stage !== moment) return
  process.stdout.write(`${stage}\n`)
  // All of the process stands still, so that it cannot be done before it is killed.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

const { db } = openDatabase(databaseUrl, () => {})
const files = /** @type {any} */ ({})
const report = await importFeed(
  {
    db,
    files,
    now: () => new Date(),
    fetchFile: async () => ({ outcome: 'failed', problem: 'unreachable' }),
    localPlaceOf: () => undefined,
    announce: async () => reach('applying'),
  },
  {
    sources: [openSource(feed)],
    maxRemoved: 0.2,
    onProgress: reach,
  },
)
process.stdout.write(`${report.outcome}\n`)
process.exit(0)
