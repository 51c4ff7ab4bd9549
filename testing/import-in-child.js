import { createServer } from 'vite'

/** Imports a feed in a process of its own, which a test can kill. Says how far it is, line by line. */
const [databaseUrl = '', feed = ''] = process.argv.slice(2)
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'silent',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
})

/** @type {typeof import('../app/database/client.server')} */
const { openDatabase } = /** @type {any} */ (
  await vite.ssrLoadModule('/app/database/client.server.ts')
)
/** @type {typeof import('../app/feed/import-feed.server')} */
const { importFeed } = /** @type {any} */ (
  await vite.ssrLoadModule('/app/feed/import-feed.server.ts')
)
/** @type {typeof import('../app/feed/open-source.server')} */
const { openSource } = /** @type {any} */ (
  await vite.ssrLoadModule('/app/feed/open-source.server.ts')
)

const { db } = openDatabase(databaseUrl, () => {})
const files = /** @type {any} */ ({})
const report = await importFeed(
  {
    ...{ db, files, now: () => new Date() },
    fetchFile: async () => ({ outcome: 'failed', problem: 'unreachable' }),
    localPlaceOf: () => undefined,
    announce: async () => {
      process.stdout.write('applying\n')
    },
  },
  {
    sources: [openSource(feed)],
    maxRemoved: 0.2,
    onProgress: (stage) => process.stdout.write(`${stage}\n`),
  },
)
process.stdout.write(`${report.outcome}\n`)
process.exit(0)
