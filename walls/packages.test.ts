import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('docs/packages/baksteen.service')
const cluster = read('docs/packages/kubernetes.yaml')
const { scripts, dependencies } = JSON.parse(read('package.json'))
const settings = new Set(
  [...read('app/settings.server.ts').matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name]) => name),
)
const health = read('server/running/health-routes.ts')

test('every package starts as npm does, on the same Node', () => {
  const [, words] = /^node (.+)$/.exec(scripts.start) ?? []
  expect(dockerfile).toContain(`CMD ["node", "${words}"]`)
  expect(unit).toContain(`node ${words}\n`)
  const major = dependencies.node.split('.')[0]
  const images = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, each]) => each)
  expect(images).toEqual([major, major])
  expect(read('.nvmrc').trim()).toBe(major)
})

test.each([
  ['Dockerfile', [...dockerfile.matchAll(/\b([A-Z][A-Z_]+)=/g)]],
  ['compose.yaml', [...compose.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)]],
  ['the unit', [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)]],
  ['the cluster', [...cluster.matchAll(/name: ([A-Z_]+),/g)]],
])('every setting in %s exists', (_, found) => {
  const names = found.map(([, name]) => name).filter((name) => name !== 'NODE_ENV')
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !settings.has(name))).toEqual([])
})

test('every address that is asked for health exists', () => {
  const asked = [dockerfile, cluster].flatMap(
    (text) => text.match(/\/(livez|readyz|healthz)\b/g) ?? [],
  )
  expect(asked.length).toBeGreaterThan(3)
  for (const address of asked) expect(health).toContain(`'${address}'`)
})

test('nobody is root, and nothing but the data is written', () => {
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(compose).toContain('read_only: true')
  expect(cluster).toContain('readOnlyRootFilesystem: true')
  expect(unit).toContain('ProtectSystem=strict')
})

test('each waits longer than a stop may take', () => {
  const notices = (text: string) => Number(/STOP_NOTICE_SECONDS\D+(\d+)/.exec(text)?.[1] ?? 0)
  const stop = 20 + 5
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThanOrEqual(
    notices(compose) + stop,
  )
  expect(Number(/terminationGracePeriodSeconds: (\d+)/.exec(cluster)?.[1])).toBeGreaterThanOrEqual(
    notices(cluster) + stop,
  )
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThanOrEqual(stop)
})

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd knows every word of the unit', () => {
  const { stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', 'docs/packages/baksteen.service'],
    { encoding: 'utf8' },
  )
  expect(stderr).not.toMatch(/Unknown|Invalid|Failed to parse/i)
})

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd finds the unit shut off well', () => {
  const { stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', 'docs/packages/baksteen.service'],
    { encoding: 'utf8' },
  )
  const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? []
  expect(Number(exposure)).toBeLessThanOrEqual(2)
})
