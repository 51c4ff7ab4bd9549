import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = {
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
  nginx: ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
}

/** @typedef {keyof typeof places} ProxyName */

export const proxyNames = /** @type {ProxyName[]} */ (Object.keys(places))

/** @param {ProxyName} name */
export function findProxy(name) {
  return places[name].find((place) => existsSync(place))
}

/** The journeys behind TLS go through real proxies: Debian's, when we may install them. */
export function ensureProxies() {
  const missing = proxyNames.filter((name) => !findProxy(name))
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${missing.join(' and ')} for the journeys behind TLS…`)
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', ...missing, 'openssl'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
