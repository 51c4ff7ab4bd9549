import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../app/database/embedded-postgres.server'
import { bucketRequest } from '../../app/files/bucket-request.server'
import { openBalancer } from '../../endure/open-balancer'
import { openSwiftStore } from '../../endure/swift-store.js'
import { openSite, type Site } from '../site'

/** PostgreSQL, a store that speaks S3, and the demo agency in both: what all nodes share. */
export async function openShared() {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-scale-'))
  if (process.getuid?.() === 0) spawnSync('chmod', ['711', folder])
  const postgres = await startEmbeddedPostgres(path.join(folder, 'database'), [
    '--max_connections=100',
  ])
  const store = openSwiftStore()
  const settings = {
    DATABASE_URL: postgres.url,
    WEB_PROCESSES: '1',
    TRUSTED_PROXIES: '2',
    ADDRESS_LIMITS: '0',
    SITE_ORIGIN: 'http://localhost',
    ...(store ? await bucketSettings(store) : { FILES_URL: path.join(folder, 'files') }),
  }
  const env = { ...process.env, ...settings, DATA_FOLDER: path.join(folder, 'seed') }
  const planted = spawnSync(process.execPath, ['server/start.js', 'seed'], { env })
  if (planted.status !== 0) throw new Error(`nothing was planted: ${planted.stderr}`)
  return {
    folder,
    settings,
    hasStore: store !== undefined,
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Store = NonNullable<ReturnType<typeof openSwiftStore>>

async function bucketSettings(store: Store) {
  const { TEST_BUCKET_ENDPOINT: endpoint, TEST_BUCKET_KEY: keyId } = store
  const secret = store.TEST_BUCKET_SECRET
  const place = { bucket: 'agency', prefix: '', region: 'us-east-1', isPathStyle: true }
  const { ask, root } = bucketRequest({ ...place, endpoint, keyId, secret, isDirect: false })
  await ask(`${root}/`, { method: 'PUT' })
  return {
    FILES_URL: 's3://agency',
    FILES_ENDPOINT: endpoint,
    FILES_PATH_STYLE: 'true',
    AWS_ACCESS_KEY_ID: keyId,
    AWS_SECRET_ACCESS_KEY: secret,
  }
}

/** So many nodes behind haproxy, each with a folder of its own for what it keeps. */
export async function openNodes(shared: Awaited<ReturnType<typeof openShared>>, count: 1 | 2) {
  const sites: Site[] = []
  for (let each = 0; each < count; each += 1) {
    // One key for all, as an operator gives it.
    const settings = { ...shared.settings, SECRET_KEY_FILE: `${shared.folder}/seed/secret.key` }
    sites.push(await openSite(path.join(shared.folder, `node-${count}-${each}`), settings))
  }
  const [one = 0, two = one] = sites.map(({ origin }) => Number(new URL(origin).port))
  const balancer = await openBalancer(path.join(shared.folder, `balancer-${count}`), [one, two])
  return {
    origin: balancer.address,
    async close() {
      await balancer.stop()
      for (const site of sites) await site.close()
    },
  }
}
