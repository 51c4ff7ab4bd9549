import { expect, test } from 'vitest'
import { ruleEdit, ruleSuccessor } from './rule-edit.form'

const value = { low: 1, high: 2, validFrom: '2026-01-01' }
const edit = { ...value, validTo: null, checkedOn: '2026-11-15' }

test.each([
  ['firm', '', false],
  ['check', '', false],
  ['own', '', true],
  ['own', 'nn.be', true],
  ['firm', 'Staatsblad', true],
])('a value that is %s with the source %j: %s', (certainty, source, isTaken) => {
  expect(ruleEdit.safeParse({ ...edit, certainty, source }).success).toBe(isTaken)
  expect(ruleSuccessor.safeParse({ ...value, certainty, source }).success).toBe(isTaken)
})
