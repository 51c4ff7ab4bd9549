import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']

export function findMailServer() {
  return places.find((place) => existsSync(place))
}

/** Replies are read from a real mailbox: that of Debian's Dovecot, when we may install it. */
export function ensureMailServer() {
  if (findMailServer() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing dovecot for the tests with a mailbox…')
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'dovecot-imapd'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
