import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure'

test('a failed query is told by its reason, without its values and not at length', () => {
  const values = Array.from({ length: 800 }, (_, at) => `value ${at}`)
  const query = `insert into "rules" values ${values.map((_, at) => `($${at})`).join(', ')}`
  const reason = new Error('duplicate key violates unique constraint "rules_one_start"')
  const told = explainFailure(new DrizzleQueryError(query, values, reason))
  expect(told).toContain('duplicate key violates unique constraint "rules_one_start" (Failed query')
  expect(told).not.toContain('value 7')
  expect(told.length).toBeLessThan(500)
})

test('anything else is told as it is', () => {
  expect(explainFailure(new Error('two\nlines'))).toBe('two\nlines')
  expect(explainFailure('out of order')).toBe('out of order')
})
