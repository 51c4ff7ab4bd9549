import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { playwright, runChecks, vitest } from '../bootstrap/checks.js'
import { ensureMachine } from '../bootstrap/machine.js'
import { ensureProxies } from '../bootstrap/proxies.js'
import { momentChecks } from './moments.js'
import { ensurePrograms } from './outside-programs.js'
import { openSwiftStore } from './swift-store.js'

await ensureMachine()
ensureProxies()
ensurePrograms()
rmSync('test-results', { recursive: true, force: true })

const moments = momentChecks()
if (moments.length === 0) {
  console.warn('Skipped: other hours and days need libfaketime (apt install libfaketime).')
}

const realStore = openSwiftStore()
if (!realStore)
  console.warn('Skipped: a bucket of a real store needs Swift (apt install swift-proxy …).')

/** Other requests for every commit, and the same ones whoever tries it again. */
function seedOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=5', 'HEAD'], { encoding: 'utf8' })
  return `${Number.parseInt(stdout || '1', 16)}`
}

/** What takes long by its nature: races by the hundred, kills, floods, and other days than today. */
const everything = [
  vitest('two hundred races of fifty for a seat', ['never-twice'], () => ({ RACES: '200' })),
  playwright('journeys apart', ['--project=apart']),
  vitest('every fault of a CRM, at every moment', ['connector.server'], () => ({ FAULTS: 'all' })),
  playwright('kills and floods', ['--config endure/playwright.config.ts']),
  {
    name: 'mistakes planted in the rules',
    run: ['node mutate/start.js --look'],
    findings: 'test-results/mutate.txt',
  },
  {
    name: 'an attacker, two thousand requests',
    run: ['node attack/start.js 2000'],
    settings: () => ({ SEED: process.env.SEED ?? seedOfCommit() }),
    findings: 'test-results/attack.txt',
  },
  ...(realStore ? [vitest('a bucket of a real store', ['bucket-depot'], () => realStore)] : []),
  ...moments,
]

/** `npm run endure -- Sunday`: only what has one of those words in its name. */
const words = process.argv.slice(2)
const isAsked = (/** @type {{ name: string }} */ { name }) =>
  words.length === 0 || words.some((word) => name.includes(word))
const asked = everything.filter(isAsked)
if (asked.length === 0) {
  const names = everything.map(({ name }) => `\n  ${name}`).join('')
  console.error(`Nothing is named ${words.join(' or ')}. There is:${names}`)
  process.exit(1)
}
runChecks(asked)
