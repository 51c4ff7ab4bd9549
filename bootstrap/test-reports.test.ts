import { expect, test } from 'vitest'
import { slowestTests, testsIn } from './test-reports.js'

const vitest = {
  testResults: [
    {
      name: `${process.cwd()}/app/a.test.ts`,
      assertionResults: [
        { title: 'adds', status: 'passed', duration: 120 },
        {
          title: 'subtracts',
          status: 'failed',
          duration: 20,
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'],
        },
        { title: 'waits', status: 'skipped' },
      ],
    },
    {
      name: `${process.cwd()}/app/b.test.ts`,
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
  ],
}

const spec = (title: string, status: string, duration: number, message?: string) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ status, results: [{ duration, error: message && { message } }] }],
})
const playwright = {
  config: { rootDir: `${process.cwd()}/journeys` },
  suites: [
    {
      specs: [spec('comes', 'expected', 900)],
      suites: [{ specs: [spec('goes', 'unexpected', 50, 'was not there')] }],
    },
  ],
}

test('a report of Vitest is read: what ran, how long, what came of it and why', () => {
  expect(testsIn(vitest)).toEqual([
    { file: 'app/a.test.ts', title: 'adds', seconds: 0.12, outcome: 'passed' },
    {
      file: 'app/a.test.ts',
      title: 'subtracts',
      seconds: 0.02,
      outcome: 'failed',
      why: 'expected 1\nto be 2',
    },
    {
      file: 'app/b.test.ts',
      title: 'as a whole',
      seconds: 0,
      outcome: 'failed',
      why: 'no such module',
    },
  ])
})

test('a report of Playwright too', () => {
  expect(testsIn(playwright)).toEqual([
    { file: 'journeys/a.spec.ts', title: 'comes', seconds: 0.9, outcome: 'passed' },
    {
      file: 'journeys/a.spec.ts',
      title: 'goes',
      seconds: 0.05,
      outcome: 'failed',
      why: 'was not there',
    },
  ])
})

test('the slowest come first', () => {
  const tests = [...testsIn(vitest), ...testsIn(playwright)]
  expect(slowestTests(tests, 2).map(({ title }) => title)).toEqual(['comes', 'adds'])
})
