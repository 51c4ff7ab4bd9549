import { expect, test } from 'vitest'
import { readRenovationQuestion } from './renovation-question'

const fields = {
  region: 'flanders',
  score: '480',
  area: '150',
  year: '1965',
  target: 'd',
  deed: '2026-11-15',
  works: null,
}

test('a clear question is understood', () => {
  expect(readRenovationQuestion(fields).question).toEqual({
    region: 'flanders',
    score: 480,
    livingArea: 150,
    constructionYear: 1965,
    target: 'd',
    deed: '2026-11-15',
    works: null,
  })
})

test('an unknown year is no problem, unknown works are left out', () => {
  const { question } = readRenovationQuestion({ ...fields, year: '', works: ['roof', 'moat'] })
  expect(question).toMatchObject({ constructionYear: null, works: ['roof'] })
})

test.each([
  ['1.250', 1_250],
  ['1 250', 1_250],
  ['1.250,75', 1_250],
  ['480,5', 480],
])('a score written %j is %d', (typed, score) => {
  expect(readRenovationQuestion({ ...fields, score: typed }).question?.score).toBe(score)
})

test.each([
  ['score', '١٢', 'score-invalid'],
  ['score', '1.2345', 'score-invalid'],
  ['area', '-5', 'area-invalid'],
  ['score', '-1', 'score-invalid'],
  ['score', '', 'score-invalid'],
  ['score', '1e309', 'score-invalid'],
  ['area', '5', 'area-invalid'],
  ['year', 'oud', 'year-invalid'],
  ['deed', '2026-02-31', 'day-invalid'],
  ['deed', '', 'day-invalid'],
] as const)('%s %j is refused at its field', (name, typed, problem) => {
  expect(readRenovationQuestion({ ...fields, [name]: typed }).problems).toEqual({ [name]: problem })
})
