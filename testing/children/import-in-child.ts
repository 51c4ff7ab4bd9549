import { openDatabase } from '../../app/database/client.server'
import { importFeed } from '../../app/feed/import-feed.server'
import { openSource } from '../../app/feed/reading/open-source.server'

/** Imports a feed in a process of its own, which says when it is at a moment and stands still there, to be killed. */
const [databaseUrl = '', feed = '', moment = ''] = process.argv.slice(2)

function reach(stage: string) {
  if (stage !== moment) return
  process.stdout.write(`${stage}\n`)
  // All of the process stands still, so that it cannot be done before it is killed.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

const { db } = openDatabase(databaseUrl, () => {})
const files = {} as never
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
