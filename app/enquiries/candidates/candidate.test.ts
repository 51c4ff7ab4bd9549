import { expect, test } from 'vitest'
import {
  type Candidate,
  type CandidateStatus,
  type CandidateStep,
  candidateProblem,
  candidateStatus,
  grounds,
  isCandidateStep,
  isLawful,
  nextCandidateSteps,
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

test('[9.20] these are the grounds, and no others', () => {
  expect(grounds).toEqual({
    invited: ['visited-home', 'next-in-order'],
    waiting: ['earlier-candidates', 'owner-decides'],
    refused: [
      'did-not-visit',
      'no-reply',
      'file-incomplete',
      'income-too-low',
      'too-many-persons',
      'start-day',
      'other-chosen',
      'withdrew',
      'home-withdrawn',
    ],
    chosen: ['first-suitable'],
  })
})

test.each([
  ['applied', ['invited', 'waiting', 'refused']],
  ['waiting', ['invited', 'refused']],
  ['invited', ['invited', 'waiting', 'chosen', 'refused']],
  ['chosen', ['refused']],
  ['refused', ['invited']],
] as const)('who is %s', (status, steps) => {
  expect(nextCandidateSteps(status)).toEqual(steps)
})

test('a candidate stands where the last decision left them', () => {
  const status = (...steps: (string | null)[]) => candidateStatus(steps.map((step) => ({ step })))
  expect(status()).toBe('applied')
  expect(status(null, 'told-owner', 'toString')).toBe('applied')
  expect(status('invited', 'refused', null)).toBe('refused')
  expect(status('invited', 'waiting', 'invited', 'chosen')).toBe('chosen')
  expect(isCandidateStep(['invited'])).toBe(false)
})

test('[9.20] a forbidden ground is refused before anything else is looked at', () => {
  const wish = { id: '0', step: 'refused', ground: 'origin' } as const
  expect(candidateProblem(wish, list('refused'))).toBe('no-lawful-ground')
})

test('who was already chosen is not asked for twice', () => {
  const wish = { id: '1', step: 'chosen', ground: 'first-suitable' } as const
  expect(candidateProblem(wish, list('chosen', 'invited'))).toBe('other-chosen')
})
