import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {'passed' | 'failed' | 'second attempt'} Outcome
 * @typedef {{ file: string, title: string, seconds: number, outcome: Outcome, why?: string }} Test
 */

/** The tests that ran, from the report of Vitest or of Playwright. @param {any} report @returns {Test[]} */
export function testsIn(report) {
  if (report.testResults) return report.testResults.flatMap(testsOfVitest)
  const folder = path.relative(process.cwd(), report.config.rootDir)
  return report.suites.flatMap((/** @type {any} */ suite) => testsOfPlaywright(suite, folder))
}

/** @param {Test[]} tests @param {number} count */
export function slowestTests(tests, count) {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

/** @param {any} suite @returns {Test[]} */
function testsOfVitest({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name)
  const ran = assertionResults.filter(
    (/** @type {any} */ result) => result.status === 'passed' || result.status === 'failed',
  )
  const tests = ran.map((/** @type {any} */ { title, status, duration, failureMessages }) => ({
    file,
    title,
    seconds: (duration ?? 0) / 1000,
    outcome: status,
    ...(status === 'failed' && { why: reason(failureMessages?.[0]) }),
  }))
  const isToldByTests = tests.some((/** @type {Test} */ { outcome }) => outcome === 'failed')
  if (status !== 'failed' || isToldByTests) return tests
  return [
    ...tests,
    { file, title: 'as a whole', seconds: 0, outcome: 'failed', why: reason(message) },
  ]
}

/** @param {any} suite @param {string} folder @returns {Test[]} */
function testsOfPlaywright({ suites = [], specs = [] }, folder) {
  const own = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'skipped')
      .map((/** @type {any} */ { status, results }) => ({
        file: path.join(folder, file),
        title,
        seconds: sum(results.map((/** @type {any} */ { duration }) => duration)) / 1000,
        outcome: status === 'expected' ? 'passed' : 'failed',
        ...(status !== 'expected' && { why: reason(results[0]?.error?.message) }),
      })),
  )
  const inner = suites.flatMap((/** @type {any} */ suite) => testsOfPlaywright(suite, folder))
  return [...own, ...inner]
}

/** The first lines that are ours, without colours. @param {string | undefined} message */
function reason(message = 'no reason was given') {
  const lines = stripVTControlCharacters(message).split('\n')
  const ours = lines.filter((line) => !/node_modules|<anonymous>/.test(line))
  return ours.slice(0, 15).join('\n').slice(0, 1500)
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0)
}
