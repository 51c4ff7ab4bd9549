import { expect, test } from 'vitest'
import type { FeedProblem } from './feed-report'
import { groupProblems } from './problem-groups'

const a = (id: number, problem: string, field: string, isRefusal = false): FeedProblem => ({
  kind: 'property',
  id,
  index: null,
  language: null,
  field,
  problem,
  isRefusal,
})

test('what is equally wrong is one group, in the order of the first', () => {
  const told = [
    a(1, 'too-large', 'price', true),
    a(2, 'not-a-picture', 'https://crm.example/2.svg'),
    a(3, 'too-large', 'price'),
    a(4, 'not-a-picture', 'https://crm.example/4.svg'),
    a(5, 'too-large', 'surface'),
    a(6, 'too-large', 'price'),
  ]
  const groups = groupProblems(told).map(({ problem, field, isRefusal, problems }) => [
    problem,
    field,
    isRefusal,
    problems.map(({ id }) => id),
  ])
  expect(groups).toEqual([
    ['too-large', 'price', true, [1]],
    ['not-a-picture', null, false, [2, 4]],
    ['too-large', 'price', false, [3, 6]],
    ['too-large', 'surface', false, [5]],
  ])
})
