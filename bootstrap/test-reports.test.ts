import { expect, test } from 'vitest'
import { slowestTests, testsIn } from './test-reports.js'

const vitest = {
  testResults: [
    {
      name: `${process.cwd()}/app/a.test.ts`,
      assertionResults: [
        { title: 'adds', status: 'passed', duration: 120 },
        { title: 'subtracts', status: 'failed', duration: 20 },
        { title: 'waits', status: 'skipped' },
      ],
    },
  ],
}

const spec = (title: string, status: string, ...durations: number[]) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})
const playwright = {
  config: { rootDir: `${process.cwd()}/journeys` },
  suites: [
    {
      specs: [spec('comes', 'expected', 900)],
      suites: [{ specs: [spec('goes', 'unexpected', 50), spec('hurries', 'flaky', 3_000, 1_000)] }],
    },
  ],
}

test('a report of Vitest is read: what ran, how long, and what came of it', () => {
  expect(testsIn(vitest)).toEqual([
    { file: 'app/a.test.ts', title: 'adds', seconds: 0.12, outcome: 'passed' },
    { file: 'app/a.test.ts', title: 'subtracts', seconds: 0.02, outcome: 'failed' },
  ])
})

test('a report of Playwright too; a second attempt is told apart', () => {
  expect(testsIn(playwright)).toEqual([
    { file: 'journeys/a.spec.ts', title: 'comes', seconds: 0.9, outcome: 'passed' },
    { file: 'journeys/a.spec.ts', title: 'goes', seconds: 0.05, outcome: 'failed' },
    { file: 'journeys/a.spec.ts', title: 'hurries', seconds: 4, outcome: 'second attempt' },
  ])
})

test('the slowest come first', () => {
  const tests = [...testsIn(vitest), ...testsIn(playwright)]
  expect(slowestTests(tests, 2).map(({ title }) => title)).toEqual(['hurries', 'comes'])
})
