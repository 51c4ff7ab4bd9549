import { openDatabase } from '../../app/database/client.server'
import { crmConnector } from '../../app/feed/crm/crm-connector.server'
import { openCrm } from '../../app/feed/crm/open-crm.server'
import { findSource } from '../../app/feed/crm/source-queries.server'
import { importFrom } from '../../app/feed/import-feed.server'
import { createVault } from '../../app/secrets/vault.server'

/**
 * Reads a CRM in a process of its own, which says when it is at a moment and stands still there, to be
 * killed. The key of the vault comes in SECRET_KEY; with "all", everything is read again.
 */
const [databaseUrl = '', name = '', moment = '', time = '', all] = process.argv.slice(2)

function reach(stage: string) {
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
    files: {} as never,
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
