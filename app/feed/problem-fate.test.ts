import { expect, test } from 'vitest'
import type { FeedProblem } from './feed-report'
import { addProblem, emptyReport } from './feed-report'
import { reportText } from './report-text'

const about = (id: number, field: string, problem: string, isRefusal = false): FeedProblem => {
  return { kind: 'property', id, index: null, language: null, field, problem, isRefusal }
}

test('[7.01] refusals come before what is left out, and that before what the law misses', () => {
  const report = emptyReport()
  addProblem(report, about(1, 'energy', 'mention-withhold'))
  addProblem(report, about(2, 'Bedrooms', 'expected-number'))
  addProblem(report, about(3, 'Price', 'read-as-345000'))
  addProblem(report, about(4, 'ID', 'told-twice'))
  addProblem(report, about(5, 'Goal', 'unknown-value', true))
  expect(reportText(report).split('\n').slice(3)).toEqual([
    'Refused: property 5: Goal: unknown-value',
    'Left out: property 2: Bedrooms: expected-number',
    'Told twice, the last one counts: property 4',
    'Look at: property 3: Price: read-as-345000',
    'Lacks by law: property 1: energy (kept off the site)',
  ])
})

test('[7.01] a thousand small things never push out a refusal', () => {
  const report = emptyReport()
  for (let id = 1; id <= 1_000; id += 1) addProblem(report, about(id, 'energy', 'mention-warn'))
  addProblem(report, about(1_001, 'Goal', 'unknown-value', true))
  expect(report.counts.problems).toBe(1_001)
  expect(report.problems).toHaveLength(1_000)
  expect(report.problems[0]).toMatchObject({ id: 1_001 })
  expect(report.problems.at(-1)).toMatchObject({ id: 999 })
})
