import { loadModule } from './load-module.js'

/**
 * Reads a CRM in a process of its own, which says when it is at a moment and stands still there, to be
 * killed. The key of the vault comes in SECRET_KEY; with "all", everything is read again.
 */
const [databaseUrl = '', name = '', moment = '', time = '', all] = process.argv.slice(2)

/** @type {typeof import('../app/database/client.server')} */
const { openDatabase } = await loadModule('/app/database/client.server.ts')
/** @type {typeof import('../app/feed/import-feed.server')} */
const { importFrom } = await loadModule('/app/feed/import-feed.server.ts')
/** @type {typeof import('../app/feed/crm/crm-connector.server')} */
const { crmConnector } = await loadModule('/app/feed/crm/crm-connector.server.ts')
/** @type {typeof import('../app/feed/crm/open-crm.server')} */
const { openCrm } = await loadModule('/app/feed/crm/open-crm.server.ts')
/** @type {typeof import('../app/feed/crm/source-queries.server')} */
const { findSource } = await loadModule('/app/feed/crm/source-queries.server.ts')
/** @type {typeof import('../app/secrets/vault.server')} */
const { createVault } = await loadModule('/app/secrets/vault.server.ts')

/** @param {string} stage */
function reach(stage) {
  if (stage !== moment) return
  process.stdout.write(`${stage}\n`)
  // All of the process stands still, so that it cannot be done before it is killed.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

const { db } = openDatabase(databaseUrl, () => {})
const source = await findSource(db, name)
if (!source) throw new Error('There is no such source.')
const now = () => new Date(Number(time))
const key = Buffer.from(process.env.SECRET_KEY ?? '', 'base64url')
const vault = createVault(() => [key])
const crm = openCrm(source, { db, vault, now, wait: async () => {} })
const report = await importFrom(
  {
    db,
    files: /** @type {any} */ ({}),
    now,
    fetchFile: async () => ({ outcome: 'failed', problem: 'unreachable' }),
    localPlaceOf: () => undefined,
    announce: async () => reach('applying'),
  },
  crmConnector(source, crm, { now, rules: '', isAll: all === 'all' }),
  { maxRemoved: 0.2, onProgress: reach },
)
process.stdout.write(`${report.outcome}\n`)
process.exit(0)
