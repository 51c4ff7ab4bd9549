import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { slowestTests, testsIn } from './test-reports.js'

/**
 * @typedef {{ name: string, run: string[], report?: string, settings?: () => Record<string, string> }} Check
 */

/**
 * All of them run, so that one visit shows all that is wrong; then what took longest, and the count.
 * @param {Check[]} checks
 */
export function runChecks(checks) {
  /** @type {import('./test-reports.js').Test[]} */
  const tests = []
  const total = { passed: 0, failed: 0 }
  for (const { name, run, report, settings } of checks) {
    console.log(`\n▸ ${name}`)
    const began = Date.now()
    const env = { ...process.env, ...settings?.() }
    const isGood = run.every(
      (command) => spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0,
    )
    const found = report ? readTests(report) : []
    tests.push(...found)
    const failed = found.filter(({ outcome }) => outcome === 'failed').length
    total.passed += report ? found.length - failed : Number(isGood)
    total.failed += isGood ? failed : Math.max(failed, 1)
    console.log(`  ${name}: ${Math.round((Date.now() - began) / 1000)} s`)
  }
  tellSlowest(tests)
  const again = tests.filter(({ outcome }) => outcome === 'second attempt')
  for (const { file, title } of again) console.log(`passed at the second attempt: ${file} ${title}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** @param {import('./test-reports.js').Test[]} tests */
function tellSlowest(tests) {
  if (tests.length === 0) return
  console.log('\nThe slowest tests, in seconds:')
  for (const { seconds, file, title } of slowestTests(tests, 20)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file}  ${title}`)
  }
}

/** A report that is not there is told by the check that should have written it. @param {string} file */
function readTests(file) {
  try {
    return testsIn(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
