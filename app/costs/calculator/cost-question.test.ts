import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRuleBook } from '../rules/first-rule-book'
import { costAnswer } from './cost-answer'
import { kinds, readCostQuestion, sellers } from './cost-question'

const fields = {
  region: 'flanders',
  price: '289.000',
  use: 'sole-home',
  kind: 'existing',
  seller: 'same',
  land: '',
  area: '',
  classes: '0',
  loan: '240000',
  years: '25',
  rate: '3,5',
}

const separate = { ...fields, seller: 'other' }

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
  const { problems } = readCostQuestion({ ...separate, kind: 'new', land: '290.000' })
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
  ['use', 'long-let', { use: 'long-let' }],
  ['use', 'social-let', { use: 'social-let' }],
  ['kind', 'other', { kind: 'other' }],
  ...['0', '2', '3', '4', '5', '6'].map((won) => ['classes', won, { classesWon: Number(won) }]),
  ['classes', '7', { classesWon: 0 }],
  ['classes', '1', { classesWon: 0 }],
  ['area', 'veel', { livingArea: null }],
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
  expect(readCostQuestion({ ...separate, kind, land }).question?.landCents).toBe(landCents)
})

test('a price or a land that is not understood is told of once', () => {
  const wrong = readCostQuestion({ ...separate, kind: 'new', price: 'x', land: '1', loan: '1' })
  expect(wrong.problems).toEqual({ price: 'amount-invalid' })
  const land = readCostQuestion({ ...separate, kind: 'new', land: 'x' })
  expect(land.problems).toEqual({ land: 'amount-invalid' })
})

test('land and building of one seller are one price', () => {
  const read = readCostQuestion({ ...fields, kind: 'new', land: '100.000' })
  expect(read.question?.landCents).toBe(0)
})

type Texts = Record<'seller' | 'kind', Record<string, string>>
const texts = import.meta.glob<Texts>('../../language/messages/*/costs.json', { eager: true })

test.each(Object.entries(texts))('every choice has its words in %s', (_, { seller, kind }) => {
  expect(Object.keys(seller).sort()).toEqual([...sellers].sort())
  expect(Object.keys(kind)).toEqual(expect.arrayContaining([...kinds]))
})

const rebuild = { ...fields, kind: 'rebuild' }

test.each([
  ['', null],
  ['  ', null],
  ['10', 10],
  ['174,5', 174.5],
  ['2000', 2000],
])('a home that is built anew with an area of %j has %j m²', (area, livingArea) => {
  expect(readCostQuestion({ ...rebuild, area }).question?.livingArea).toBe(livingArea)
})

test.each(['9', '2001', 'veel', '-3'])('no home has an area of %j', (area) => {
  expect(readCostQuestion({ ...rebuild, area }).problems).toEqual({ area: 'area-invalid' })
})

const answerTo = (typed: Partial<typeof fields>) => {
  const { question } = readCostQuestion({ ...fields, loan: '', ...typed })
  if (!question) throw new Error('not understood')
  return costAnswer(firstRuleBook, question, '2026-11-15')
}
const taxOf = (typed: Partial<typeof fields>) => {
  const { steps } = answerTo(typed).purchase
  return steps
    .filter(({ name }) => name === 'vat' || name === 'duty')
    .map(({ name, rule }) => [name, rule?.low])
}

// fin.belgium.be, «Regeling vanaf 1 juli 2025»: who pays 6 %, and up to which area.
test.each([
  ['rebuild', 'sole-home', '175', 600],
  ['rebuild', 'sole-home', '175,01', 2100],
  ['rebuild', 'sole-home', '', 2100],
  ['rebuild', 'long-let', '175', 600],
  ['rebuild', 'long-let', '176', 2100],
  ['rebuild', 'social-let', '300', 600],
  ['rebuild', 'other', '100', 2100],
  ['new', 'sole-home', '100', 2100],
] as const)('a %s home for %s of %s m² pays VAT of %d', (kind, use, area, share) => {
  expect(taxOf({ kind, use, area })).toEqual([['vat', share]])
})

// notaris.be, «Btw op de bijbehorende grond»: never both on one part.
test('VAT on both from one seller; duty on land of another', () => {
  const both = { kind: 'new', price: '350.000', land: '100.000' }
  expect(answerTo(both).purchase.steps[0]?.amount.low).toBe(73_500_00)
  expect(taxOf({ ...both, seller: 'other' })).toEqual([
    ['vat', 2100],
    ['duty', 1200],
  ])
})

// nbb.be: 90 % to live in, 80 % otherwise.
test.each([
  ['sole-home', '90.000', null],
  ['sole-home', '90.000,01', 9000],
  ['other', '80.000', null],
  ['other', '80.001', 8000],
])('who buys %s and borrows %s of 100.000 hears of %j', (use, loan, share) => {
  const { loan: answer } = answerTo({ price: '100.000', use, loan })
  expect(answer.above?.low ?? null).toBe(share)
})

test('what cannot be a sole home pays the ordinary rate, whatever is chosen', () => {
  expect(taxOf({ kind: 'other', use: 'sole-home' })).toEqual([['duty', 1200]])
  expect(taxOf({ kind: 'other', use: 'sole-home', region: 'brussels' })).toEqual([['duty', 1250]])
})
