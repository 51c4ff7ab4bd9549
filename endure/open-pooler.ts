import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../journeys/free-port'
import { findProgram } from './outside-programs.js'
import { startProgram } from './own-programs'

/** PgBouncer before a database: each transaction on whichever connection is free. */
export async function openPooler(databaseUrl: string) {
  const program = findProgram('pgbouncer')
  if (!program) throw new Error('PgBouncer is not on this machine: apt install pgbouncer.')
  const way = new URL(databaseUrl)
  const port = await freePort()
  // It works under another account, which cannot look into the folder of the site.
  const own = mkdtempSync(path.join(tmpdir(), 'baksteen-pgbouncer-'))
  chmodSync(own, 0o755)
  const users = path.join(own, 'users')
  const file = path.join(own, 'pgbouncer.ini')
  writeFileSync(users, `"${way.username}" "${decodeURIComponent(way.password)}"\n`)
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${way.hostname} port=${way.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 10',
    ].join('\n'),
  )
  for (const each of [users, file]) chmodSync(each, 0o644)
  // As root it refuses to work.
  const words = process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file]
  const { stop } = await startProgram({ program, words, port })
  way.port = `${port}`
  return {
    databaseUrl: way.href,
    async stop() {
      await stop()
      rmSync(own, { recursive: true })
    },
  }
}
