import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRuleBook } from '../rules/first-rule-book'
import { costAnswer } from './cost-answer'
import { readCostQuestion } from './cost-question'

const fields = {
  region: 'flanders',
  price: '289.000',
  use: 'sole-home',
  kind: 'existing',
  land: '',
  loan: '240000',
  years: '25',
  rate: '3,5',
}

test('a worked example, from the price to the money to bring along', () => {
  const { question } = readCostQuestion(fields)
  if (!question) throw new Error('not understood')
  const answer = costAnswer(firstRuleBook, question, '2026-11-15')
  expect(answer.purchase.steps.map(({ name }) => name)).toEqual([
    'duty',
    'notary',
    'file',
    'notary-vat',
    'transcription',
  ])
  expect(answer.purchase.steps[0]?.amount.low).toBe(5_780_00)
  expect(answer.loan.monthly).toBe(119_444)
  expect(answer.ownFunds.low).toBe(answer.total.low - 240_000_00)
})

test.each([
  ['price', '', 'amount-required'],
  ['price', '-1', 'amount-invalid'],
  ['price', '1e309', 'amount-invalid'],
  ['loan', 'abc', 'amount-invalid'],
  ['loan', '9.000.000', 'loan-too-high'],
  ['loan', '289.000,01', 'loan-too-high'],
  ['loan', '-1', 'amount-invalid'],
  ['rate', '99', 'rate-too-high'],
  ['rate', '15,01', 'rate-too-high'],
  ['rate', '-1', 'rate-invalid'],
  ['years', '12', 'years-invalid'],
  ['years', '400', 'years-invalid'],
  ['years', '-25', 'years-invalid'],
  ['years', '', 'years-invalid'],
  ['rate', 'veel', 'rate-invalid'],
] as const)('%s %j is refused at its field: %s', (name, typed, problem) => {
  expect(readCostQuestion({ ...fields, [name]: typed }).problems).toEqual({ [name]: problem })
})

test('the land of a new property costs no more than the property', () => {
  const { problems } = readCostQuestion({ ...fields, kind: 'new', land: '290.000' })
  expect(problems).toEqual({ land: 'land-too-high' })
})

test('whatever is typed is understood or refused, and never becomes NaN', () => {
  const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(typed, typed, typed, (price, loan, rate) => {
      const { question, problems } = readCostQuestion({ ...fields, price, loan, rate })
      expect(Object.keys(problems).length > 0).toBe(!question)
      if (!question) return
      const answer = costAnswer(firstRuleBook, question, '2026-11-15')
      everyNumberIsWhole(answer)
      expect(answer.ownFunds.low).toBeGreaterThanOrEqual(0)
    }),
  )
})

function everyNumberIsWhole(value: unknown) {
  if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true)
  else if (value && typeof value === 'object') Object.values(value).forEach(everyNumberIsWhole)
}

test.each([
  ['region', 'wallonia', { region: 'wallonia' }],
  ['region', 'brussels', { region: 'brussels' }],
  ['region', 'elders', { region: 'flanders' }],
  ['use', 'other', { use: 'other' }],
  ['use', '', { use: 'sole-home' }],
  ['kind', 'rebuild', { kind: 'rebuild' }],
  ['kind', 'land', { kind: 'land' }],
  ['kind', 'iets', { kind: 'existing' }],
  ...['10', '15', '20', '25', '30'].map((years) => ['years', years, { years: Number(years) }]),
  ['loan', '', { loanCents: 0 }],
  ['loan', '289.000', { loanCents: 289_000_00 }],
  ['rate', '15', { yearlyShare: 15_00 }],
  ['rate', '0', { yearlyShare: 0 }],
] as [string, string, object][])('%s %j is understood', (name, typed, understood) => {
  const read = readCostQuestion({ ...fields, [name]: typed })
  expect(read.problems).toEqual({})
  expect(read.question).toMatchObject(understood)
})

test.each([
  ['new', '', 0],
  ['new', '100.000', 100_000_00],
  ['new', '289.000', 289_000_00],
  ['rebuild', '100.000', 100_000_00],
  ['existing', '100.000', 0],
  ['land', 'veel', 0],
])('a property that is %s with land for %j counts %d cents of land', (kind, land, landCents) => {
  expect(readCostQuestion({ ...fields, kind, land }).question?.landCents).toBe(landCents)
})

test('a price or a land that is not understood is told of once', () => {
  const wrong = readCostQuestion({ ...fields, kind: 'new', price: 'x', land: '1', loan: '1' })
  expect(wrong.problems).toEqual({ price: 'amount-invalid' })
  const land = readCostQuestion({ ...fields, kind: 'new', land: 'x' })
  expect(land.problems).toEqual({ land: 'amount-invalid' })
})
