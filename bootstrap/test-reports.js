import path from 'node:path'

/**
 * @typedef {'passed' | 'failed' | 'second attempt'} Outcome
 * @typedef {{ file: string, title: string, seconds: number, outcome: Outcome }} Test
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
function testsOfVitest({ name, assertionResults }) {
  const file = path.relative(process.cwd(), name)
  return assertionResults
    .filter((/** @type {any} */ { status }) => status === 'passed' || status === 'failed')
    .map((/** @type {any} */ { title, status, duration }) => ({
      ...{ file, title, seconds: (duration ?? 0) / 1000, outcome: status },
    }))
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
        outcome: outcomes[status] ?? 'failed',
      })),
  )
  const inner = suites.flatMap((/** @type {any} */ suite) => testsOfPlaywright(suite, folder))
  return [...own, ...inner]
}

/** @type {Record<string, Outcome>} */
const outcomes = { expected: 'passed', flaky: 'second attempt' }

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0)
}
