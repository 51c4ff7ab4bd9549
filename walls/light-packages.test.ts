import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packagesWithout } from '../testing/packages-without'
import { commandsWithoutTests, reachesForTests } from './light-packages'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })

test('what starts the site needs nothing that is fetched for tests only', () => {
  const paths = globSync([
    '{app,seed,server}/**/*.{ts,tsx,js}',
    'bootstrap/{prepare,fingerprint}.js',
    '{react-router,vite}.config.ts',
  ])
  expect(paths).toContain('server/start.js')
  expect(reachesForTests(paths.map(read), manifest)).toEqual([])
})

test('commands that test or measure ask for the packages of the tests', () => {
  expect(manifest.scripts.start).toBe('node server/start.js')
  expect(commandsWithoutTests(manifest)).toEqual([])
})

test.each([
  ['a tool of the tests', "import { expect } from 'vitest'"],
  ['a part of it', "import axe from 'axe-core/axe.js'"],
  ['when it is needed', "const axe = await import('axe-core')"],
  ['a stand-in', "import { open } from '../testing/open-site'"],
])('refused: %s', (_, text) => {
  expect(reachesForTests([{ path: 'server/a.ts', text }], manifest)).toHaveLength(1)
  expect(reachesForTests([{ path: 'server/a.test.ts', text }], manifest)).toEqual([])
})

test('refused: a measurement that starts on few packages', () => {
  const scripts = { premeasure: 'node bootstrap/prepare.js', measure: 'node bench/run.js' }
  expect(commandsWithoutTests({ ...manifest, scripts })).toEqual(['measure'])
})

test('an image holds no tools of the build and no second Node', () => {
  const [, leave = ''] =
    /npm uninstall --omit=dev (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  const left = packagesWithout(leave.split(' '))
  expect(left).toContain('node_modules/react')
  expect(left).toContain('node_modules/@img/sharp-linux-x64')
  const tools = ['vite', 'rolldown', '@babel/core', '@react-router/dev', 'node', 'tsc', 'vitest']
  expect(tools.filter((name) => left.has(`node_modules/${name}`))).toEqual([])
})

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})
