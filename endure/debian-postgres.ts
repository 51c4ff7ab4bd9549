import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { preparePostgresFolder } from '../app/database/postgres-folder.server'
import { freePort } from '../journeys/free-port'
import { findPostgres } from './outside-programs.js'
import { startProgram } from './own-programs'

/** A server such as an agency runs itself, with the tools of its version beside it; empty. */
export async function openDebianPostgres() {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not on this machine: apt install postgresql.')
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-server-'))
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  // Asked for its account: started by root, PostgreSQL runs as somebody else.
  const { folder: own, user } = preparePostgresFolder(path.join(folder, 'own'))
  const cluster = path.join(own, 'cluster')
  const password = randomBytes(12).toString('hex')
  const passwordFile = path.join(own, 'password')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  const login = ['-U', 'agency', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const texts = ['--encoding=UTF8', '--locale=C.UTF-8']
  const made = spawnSync(`${programs}/initdb`, ['-D', cluster, ...login, ...texts], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`)
  const port = await freePort()
  const words = ['-D', cluster, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-F']
  const { stop } = await startProgram({ program: `${programs}/postgres`, words, port, user })
  return {
    url: `postgres://agency:${password}@127.0.0.1:${port}/postgres`,
    /** Nothing of it is left. */
    async wipe() {
      await stop()
      rmSync(own, { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
