import { expect, test } from 'vitest'
import { questionOf } from './question-of'

const told = (remark?: string) =>
  questionOf({ form: 'site-contact', answers: remark === undefined ? {} : { remark } })

test('the first line of what was written, cut where it is long', () => {
  expect(told('\n  Is er een garage? \n\nMet vriendelijke groet')).toBe('Is er een garage?')
  expect(told()).toBe('')
  expect(questionOf({ form: 'unknown', answers: { remark: 'a' } })).toBe('')
  const cut = told('lang '.repeat(50))
  expect(cut.length).toBeLessThanOrEqual(120)
  expect(cut.endsWith('lang…')).toBe(true)
})
