import { expect, test } from 'vitest'
import { findMutants, type Mutant } from './mutants'
import { faults, judge, report } from './report'

const code = 'export const isAdult = (age: number) => age >= 18\n'
const mutants = findMutants('a.ts', code)
const tried = new Map([['a.ts', { code, mutants }]])
const many = Array.from({ length: 45 }, (_, at) => ({ ...(mutants[0] as Mutant), id: at + 1 }))
const judged = (alive: number[], named: { change: string; why: string }[] = []) =>
  judge(
    tried,
    new Map([['a.ts', new Set(alive)]]),
    named.map((each) => ({ ...each, file: 'a.ts', code: code.trim() })),
  )

test('all noticed is good', () => {
  expect(mutants).toHaveLength(5)
  expect(judged([])).toMatchObject({ score: 100, isGood: true })
})

test('one survivor without a reason is not', () => {
  const judgement = judged([1])
  expect(judgement).toMatchObject({ score: 80, isGood: false })
  expect(faults(judgement)).toContain('a.ts:1 age >= 18 → … > …: NOT NAMED')
  expect(report(judgement)).toContain('a.ts:1 age >= 18 → … > …\n  NOT NAMED')
})

test('a reason does not make up for too low a score', () => {
  const named = [{ change: 'age >= 18 → … > …', why: 'nobody turns 18 here' }]
  expect(judged([1], named)).toMatchObject({ isGood: false, alive: [{ why: named[0]?.why }] })
})

test('a reason whose survivor is gone is not good either', () => {
  const judgement = judged([], [{ change: 'age >= 18 → … > …', why: 'once' }])
  expect(judgement.isGood).toBe(false)
  expect(report(judgement)).toContain('IS GONE')
})

test('with enough noticed, a survivor with its reason is good', () => {
  const more = new Map([['a.ts', { code, mutants: many.slice(0, 20) }]])
  const why = [{ file: 'a.ts', code: code.trim(), change: 'age >= 18 → … > …', why: 'known' }]
  expect(judge(more, new Map([['a.ts', new Set([1])]]), why)).toMatchObject({
    score: 95,
    isGood: true,
  })
})

test('many good files do not make up for one below ninety percent', () => {
  const both = new Map([...tried, ['b.ts', { code, mutants: many }]])
  const why = [{ file: 'a.ts', code: code.trim(), change: 'age >= 18 → … > …', why: 'known' }]
  const judgement = judge(both, new Map([['a.ts', new Set([1])]]), why)
  expect(judgement).toMatchObject({ score: 98, isGood: false })
  expect(faults(judgement)).toEqual(['a.ts: 80 % is less than 90 %'])
})

test('nothing tried is nothing proved', () => {
  expect(judge(new Map(), new Map(), []).isGood).toBe(false)
})
