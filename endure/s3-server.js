import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Starts OpenStack Swift, which speaks S3; it stands beside the repository, not in it. */
const places = ['../shared/tools/s3-server', '../../shared/tools/s3-server']
const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']

/** What the tests of the bucket need to know of it. */
const known = {
  TEST_BUCKET_ENDPOINT: 'http://127.0.0.1:9080',
  TEST_BUCKET_KEY: 'baks:steen',
  TEST_BUCKET_SECRET: 'geheim123',
}

/** A real store that speaks S3, until this process ends; undefined where there is none. */
export function openRealStore() {
  const program = process.env.S3_SERVER ?? places.find((place) => existsSync(place))
  if (!program || !existsSync(program)) return undefined
  install()
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-swift-'))
  const started = spawn(program, [folder], { stdio: 'ignore', detached: true })
  process.on('exit', () => stop(folder))
  const waited = spawnSync('curl', [
    ...['-sf', '-o', '/dev/null', '--retry', '120', '--retry-delay', '1', '--retry-connrefused'],
    `${known.TEST_BUCKET_ENDPOINT}/info`,
  ])
  started.unref()
  return waited.status === 0 ? known : undefined
}

function install() {
  if (existsSync('/usr/bin/swift-proxy-server') || process.getuid?.() !== 0) return
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** @param {string} folder */
function stop(folder) {
  for (const pid of readFileSync(path.join(folder, 'pids'), 'utf8').split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid))
    } catch {
      // It is gone already.
    }
  }
}
