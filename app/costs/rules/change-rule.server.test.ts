import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { listChanges } from '../../journal/queries.server'
import { changeRule, checkRule, succeedRule } from './change-rule.server'
import { openRuleBook } from './open-rule-book.server'
import { findRule, listRules, loadRuleBook } from './queries.server'
import { ruleOn } from './rule-book'

const { db } = await openTestDatabase()
await openRuleBook(db)
const find = async (name: string, region: string) => {
  const found = (await listRules(db)).find((each) => each.rule === name && each.region === region)
  if (!found) throw new Error(`${name} is not in the book`)
  return found
}
const staff = { id: randomUUID(), name: 'Els' }
const writer = { db, staff, now: () => new Date('2026-11-15T10:00:00Z') }
const changesOf = (id: number) => listChanges(db, { kind: 'rule', id: `${id}` })
const origin = { source: 'Staatsblad', note: '', certainty: 'firm' } as const

test('[9.17] a new value holds from its day on, and the old one until the day before', async () => {
  const { id } = await find('sale-duty', 'flanders')
  const successor = { low: 10.5, high: 10.5, validFrom: '2027-01-01', ...origin }
  const result = await succeedRule(writer, id, successor)
  expect(result.outcome).toBe('changed')
  const book = await loadRuleBook(db)
  expect(ruleOn(book, 'sale-duty', 'flanders', '2026-12-31')?.low).toBe(1200)
  expect(ruleOn(book, 'sale-duty', 'flanders', '2027-01-01')).toMatchObject({
    low: 1050,
    checkedOn: '2026-11-15',
  })
  expect(await findRule(db, id)).toMatchObject({ low: 1200, validTo: '2026-12-31' })
  const again = await succeedRule(writer, id, successor)
  expect(again.outcome).toBe('taken')
  expect(await changesOf(id)).toMatchObject([
    { action: 'change', before: { low: 12, validTo: null }, after: { validTo: '2026-12-31' } },
  ])
})

test('a correction is refused when somebody else corrected in between', async () => {
  const { id, version } = await find('vat', 'belgium')
  const edit = {
    low: 21,
    high: 21,
    validFrom: '2000-01-01',
    validTo: null,
    ...origin,
    checkedOn: '2026-11-15',
  }
  const outcomeOf = async (basedOn: number) =>
    (await changeRule(writer, { id, basedOn, edit })).outcome
  expect(await outcomeOf(version)).toBe('changed')
  expect(await outcomeOf(version)).toBe('conflict')
  expect(await findRule(db, id)).toMatchObject({ low: 2100, source: 'Staatsblad' })
})

test('a rule that was looked at again is dated today', async () => {
  const { id } = await find('offer-deposit', 'belgium')
  expect((await checkRule(writer, id)).outcome).toBe('changed')
  expect(await findRule(db, id)).toMatchObject({ checkedOn: '2026-11-15' })
  expect(await changesOf(id)).toMatchObject([{ action: 'check', accountName: 'Els' }])
  expect(await checkRule(writer, 999_999)).toEqual({ outcome: 'missing' })
})
