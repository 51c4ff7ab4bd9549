import { expect, test } from 'vitest'
import {
  type Candidate,
  type CandidateStatus,
  type CandidateStep,
  candidateProblem,
  grounds,
  isLawful,
} from './candidate'

const list = (...statuses: CandidateStatus[]): Candidate[] =>
  statuses.map((status, at) => ({ id: `${at}`, status, hasFile: status === 'invited' }))

test.each([
  ['the first may be chosen', 0, 'chosen', list('invited', 'applied'), undefined],
  ['not past an earlier one', 1, 'chosen', list('applied', 'invited'), 'earlier-first'],
  ['past a refused one', 1, 'chosen', list('refused', 'invited'), undefined],
  ['not beside another', 2, 'chosen', list('refused', 'chosen', 'invited'), 'other-chosen'],
  ['not twice refused', 0, 'refused', list('refused'), 'decided'],
  ['reconsidered', 0, 'invited', list('refused'), undefined],
  ['nobody', 4, 'refused', list('applied'), 'no-candidate'],
] as [string, number, CandidateStep, Candidate[], string | undefined][])(
  '[9.20] candidates: %s',
  (_, at, step, candidates, problem) => {
    const [ground] = grounds[step]
    expect(candidateProblem({ id: `${at}`, step, ground }, candidates)).toBe(problem)
  },
)

test('nobody is chosen without a file', () => {
  const [first] = list('invited')
  const bare = [{ ...first, hasFile: false } as Candidate]
  const wish = { id: '0', step: 'chosen', ground: 'first-suitable' } as const
  expect(candidateProblem(wish, bare)).toBe('no-file')
})

test('[9.20] a ground fits its decision; what the law forbids is no ground', () => {
  expect(isLawful('refused', 'income-too-low')).toBe(true)
  expect(isLawful('chosen', 'income-too-low')).toBe(false)
  for (const forbidden of ['origin', 'nationality', 'source-of-income', 'health', 'toString', '']) {
    expect(isLawful('refused', forbidden)).toBe(false)
  }
})
