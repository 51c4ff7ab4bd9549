import { createServer } from 'vite'

/** Counts a visit every few milliseconds, in a process that a test can kill; says how many, and when it writes. */
const [databaseUrl = ''] = process.argv.slice(2)
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
/** @type {typeof import('../app/activity/count-visits.server')} */
const { openVisitCounter } = /** @type {any} */ (
  await vite.ssrLoadModule('/app/activity/count-visits.server.ts')
)

const { db } = openDatabase(databaseUrl, () => {})
const counter = openVisitCounter({
  ...{ db, now: () => new Date(), onTrouble: () => process.exit(1) },
  addressOf: () => '192.0.2.1',
})
const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/142.0 Safari/537.36' }
const request = { url: '/nl/te-koop/gent/huis/77/', method: 'GET', headers }
let count = 0
// Set right after the counter's own, so it rings right after a write began.
setInterval(() => process.stdout.write(`${Date.now()} ${count} writes\n`), 1_000)
setInterval(() => {
  counter.count(/** @type {any} */ (request))
  count += 1
  process.stdout.write(`${Date.now()} ${count}\n`)
}, 5)
