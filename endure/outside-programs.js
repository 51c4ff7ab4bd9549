import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Debian's packages and what they bring: the tests beside several nodes start them themselves. */
const programs = {
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
}

/** @typedef {keyof typeof programs} Program */

/** @param {Program} name @returns {string | undefined} */
export function findProgram(name) {
  return existsSync(programs[name]) ? programs[name] : undefined
}

/** The folder with the programs of the newest server on this machine; one is never installed for a test. */
export function findPostgres() {
  const complete = globSync('/usr/lib/postgresql/*/bin').filter((folder) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) =>
      existsSync(`${folder}/${name}`),
    ),
  )
  return complete.sort().at(-1)
}

/** Installed when we may; what is not there is skipped, with one line that says so. */
export function ensurePrograms() {
  const names = /** @type {Program[]} */ (Object.keys(programs))
  const missing = names.filter((name) => !findProgram(name))
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${missing.join(' and ')} for the tests with several nodes…`)
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
