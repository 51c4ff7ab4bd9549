import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { swiftSettings } from './swift-settings.js'

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
const ports = { proxy: 9080, cache: 11_911, account: 6202, container: 6201, object: 6200 }
const access = { key: 'baks:steen', secret: 'geheim123' }

/** A real store that speaks S3, until this process ends; undefined where Swift is not to be had. */
export function openSwiftStore() {
  install()
  if (!existsSync('/usr/bin/swift-proxy-server')) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-swift-'))
  mkdirSync(path.join(folder, 'disk', 'd1'), { recursive: true })
  const settings = swiftSettings({ folder, user: userInfo().username, ports, ...access })
  for (const [name, text] of Object.entries(settings)) writeFileSync(path.join(folder, name), text)
  for (const part of /** @type {const} */ (['account', 'container', 'object'])) ring(folder, part)
  const started = [
    run(folder, 'memcached', [
      '-u',
      'nobody',
      '-l',
      '127.0.0.1',
      '-p',
      `${ports.cache}`,
      '-m',
      '16',
    ]),
    ...['account', 'container', 'object', 'proxy'].map((part) =>
      run(folder, `swift-${part}-server`, [`${part}.conf`]),
    ),
  ]
  process.on('exit', () => {
    for (const program of started) program.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  if (!answers(endpoint)) return undefined
  const { key, secret } = access
  return { TEST_BUCKET_ENDPOINT: endpoint, TEST_BUCKET_KEY: key, TEST_BUCKET_SECRET: secret }
}

function install() {
  if (existsSync('/usr/bin/swift-proxy-server') || process.getuid?.() !== 0) return
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Which disk holds what: one of one.
 * @param {string} folder
 * @param {'account' | 'container' | 'object'} part */
function ring(folder, part) {
  const builder = `${part}.builder`
  const steps = [
    ['create', '4', '1', '0'],
    ['add', `r1z1-127.0.0.1:${ports[part]}/d1`, '1'],
    ['rebalance'],
  ]
  for (const step of steps) spawnSync('swift-ring-builder', [builder, ...step], { cwd: folder })
}

/** @param {string} folder @param {string} program @param {string[]} words */
function run(folder, program, words) {
  const started = spawn(program, words, { cwd: folder, stdio: 'ignore' })
  started.unref()
  return started
}

/** @param {string} endpoint */
function answers(endpoint) {
  const tries = ['--retry', '120', '--retry-delay', '1', '--retry-connrefused']
  return spawnSync('curl', ['-sf', '-o', '/dev/null', ...tries, `${endpoint}/info`]).status === 0
}
