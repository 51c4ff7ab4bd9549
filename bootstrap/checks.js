import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { slowestTests, testsIn } from './test-reports.js'

/**
 * @typedef {import('./test-reports.js').Test} Test
 * @typedef {(tests: Test[]) => string} SecondAttempt the command that runs only what failed
 * @typedef {{ name: string, run: string[], report?: string, again?: SecondAttempt,
 *   settings?: () => Record<string, string>, findings?: string }} Check `findings` is the file in which a
 *   check without tests says why it failed
 */

/** @param {string} name @param {string[]} words @param {() => Record<string, string>} [settings] @returns {Check} */
export function vitest(name, words, settings) {
  const command = ['vitest run', ...words].join(' ')
  const again = (/** @type {Test[]} */ failed) =>
    [command, ...new Set(failed.map(({ file }) => file))].join(' ')
  return { name, run: [command], report: 'test-results/vitest.json', again, settings }
}

/** @param {string} name @param {string[]} words @param {() => Record<string, string>} [settings] @returns {Check} */
export function playwright(name, words, settings) {
  const command = ['playwright test', ...words].join(' ')
  const again = () => `${command} --last-failed`
  return { name, run: [command], report: 'test-results/playwright.json', again, settings }
}

/**
 * All of them run, so that one visit shows all that is wrong; then what took longest, what failed and
 * why, and the count: the end of the output is enough to know.
 * @param {Check[]} checks
 */
export function runChecks(checks) {
  const outcomes = checks.map((check) => runCheck(check))
  const tests = outcomes.flatMap(({ tests }) => tests)
  tellSlowest(tests)
  for (const outcome of outcomes) tellFailed(outcome)
  const passed = outcomes.reduce((sum, { passed }) => sum + passed, 0)
  const failed = outcomes.reduce((sum, { failed }) => sum + failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** @param {Check} check */
function runCheck(check) {
  const { name, run, report, settings, findings } = check
  console.log(`\n▸ ${name}`)
  const began = Date.now()
  const env = { ...process.env, ...settings?.() }
  let isGood = run.every((command) => isRun(command, env))
  let tests = report ? readTests(report) : []
  if (!isGood && process.env.CI) ({ isGood, tests } = secondAttempt(check, tests, env))
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length
  console.log(`  ${name}: ${Math.round((Date.now() - began) / 1000)} s`)
  return {
    name,
    isGood,
    tests,
    findings,
    passed: report ? tests.length - failed : Number(isGood),
    failed: isGood ? failed : Math.max(failed, 1),
  }
}

/**
 * Where nobody watches, what failed is tried once more, by itself and on new databases; what passes
 * only then is told as such.
 * @param {Check} check @param {Test[]} tests @param {NodeJS.ProcessEnv} env
 */
function secondAttempt({ name, again, report }, tests, env) {
  const failed = tests.filter(({ outcome }) => outcome === 'failed')
  if (!again || !report || failed.length === 0 || failed.length > 5) return { isGood: false, tests }
  console.log(`\n▸ ${name}: once more what failed`)
  if (!isRun(again(failed), env)) return { isGood: false, tests }
  const told = tests.map((test) =>
    failed.includes(test) ? { ...test, outcome: /** @type {const} */ ('second attempt') } : test,
  )
  return { isGood: true, tests: told }
}

/** @param {string} command @param {NodeJS.ProcessEnv} env */
function isRun(command, env) {
  return spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0
}

/** @param {{ name: string, isGood: boolean, tests: Test[], findings?: string | undefined }} outcome */
function tellFailed({ name, isGood, tests, findings }) {
  const told = tests.filter(({ outcome }) => outcome !== 'passed')
  if (!isGood && told.length === 0) {
    console.log(`\nfailed: ${name}`)
    if (findings && existsSync(findings)) console.log(readFileSync(findings, 'utf8'))
  }
  for (const { outcome, file, title, why } of told) {
    const what = outcome === 'failed' ? 'failed' : 'passed at the second attempt'
    console.log(`\n${what}: ${name}: ${file} ${title}\n${why?.replace(/^/gm, '    ')}`)
  }
}

/** @param {Test[]} tests */
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
