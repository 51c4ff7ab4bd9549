import { openDatabase } from '../../app/database/client.server'
import { carryNotices } from '../../app/feed/notices/carry-notices.server'
import { createVault } from '../../app/secrets/vault.server'

/** Tells the CRMs what is due in a process of its own, to be killed. The key of the vault comes in SECRET_KEY. */
const [databaseUrl = '', time = ''] = process.argv.slice(2)

const { db } = openDatabase(databaseUrl, () => {})
const key = Buffer.from(process.env.SECRET_KEY ?? '', 'base64url')
const vault = createVault(() => [key])
await carryNotices({ db, vault, now: () => new Date(Number(time)), wait: async () => {} })
process.exit(0)
