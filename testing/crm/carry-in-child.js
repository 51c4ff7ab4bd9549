import { loadModule } from '../load-module.js'

/** Tells the CRMs what is due in a process of its own, to be killed. The key of the vault comes in SECRET_KEY. */
const [databaseUrl = '', time = ''] = process.argv.slice(2)

/** @type {typeof import('../../app/database/client.server')} */
const { openDatabase } = await loadModule('/app/database/client.server.ts')
/** @type {typeof import('../../app/feed/notices/carry-notices.server')} */
const { carryNotices } = await loadModule('/app/feed/notices/carry-notices.server.ts')
/** @type {typeof import('../../app/secrets/vault.server')} */
const { createVault } = await loadModule('/app/secrets/vault.server.ts')

const { db } = openDatabase(databaseUrl, () => {})
const key = Buffer.from(process.env.SECRET_KEY ?? '', 'base64url')
const vault = createVault(() => [key])
await carryNotices({ db, vault, now: () => new Date(Number(time)), wait: async () => {} })
process.exit(0)
