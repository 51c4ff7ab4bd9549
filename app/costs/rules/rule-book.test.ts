import { expect, test } from 'vitest'
import { firstRuleBook as book } from './first-rule-book'
import { certainties, ruleOn, rulesToCheck } from './rule-book'

const checked = (checkedOn: string, validTo: string | null = null) =>
  ({ ...book[0], checkedOn, validTo }) as (typeof book)[0]

test.each([
  ['half a year ago to the day', '2026-08-15', checked('2026-02-15'), 0],
  ['the day before', '2026-08-15', checked('2026-02-14'), 1],
  ['the last day of February, for the last of August', '2026-08-31', checked('2026-02-28'), 1],
  ['the day after', '2026-08-31', checked('2026-03-01'), 0],
  ['over the turn of the year', '2026-03-10', checked('2025-09-10'), 0],
  ['over the turn of the year, the day before', '2026-03-10', checked('2025-09-09'), 1],
  ['in a month of two figures', '2026-11-15', checked('2026-05-15'), 0],
  ['in a month of two figures, the day before', '2026-11-15', checked('2026-05-14'), 1],
  ['a rule that ended', '2026-08-15', checked('2020-01-01', '2021-01-01'), 0],
])('%s', (_, today, rule, asks) => {
  expect(rulesToCheck([rule], today)).toHaveLength(asks)
})

test('a rule holds on its first and on its last day', () => {
  const rule = {
    ...checked('2026-01-01', '2026-06-30'),
    rule: 'vat',
    region: 'belgium',
    validFrom: '2026-01-01',
  } as const
  const holds = ['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map(
    (on) => ruleOn([rule], 'vat', 'flanders', on) !== undefined,
  )
  expect(holds).toEqual([false, true, true, false])
})

test('a value is firm, to be checked, or our own', () => {
  expect(certainties).toEqual(['firm', 'check', 'own'])
})
