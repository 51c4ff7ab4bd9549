import { expect, test } from 'vitest'
import { aFeedProperty } from '../testing'
import { judgeRecord } from './judge-record'

test.each([
  [{ ID: 'x' }, null, 'ID', 'expected-number'],
  [{ ID: -4 }, null, 'ID', 'too-small'],
  [{ ID: 99_999_999_999 }, null, 'ID', 'too-large'],
  [{ Goal: undefined }, 12, 'Goal', 'expected-number'],
  [{ Goal: 'buy' }, 12, 'Goal', 'expected-number'],
  [{ City: ['Gent'] }, 12, 'City', 'expected-string'],
  [{ City: '' }, 12, 'City', 'too-small'],
  [{ Zip: { code: 9000 } }, 12, 'Zip', 'expected-string'],
  [{ Bedrooms: 'three' }, 12, 'Bedrooms', 'expected-number'],
  [{ Price: -5 }, 12, 'Price', 'too-small'],
  [{ PublishPrice: 'maybe' }, 12, 'PublishPrice', 'expected-boolean'],
  [{ DatePublished: 'tomorrow' }, 12, 'DatePublished', 'invalid-format'],
  [{ Description: 'x'.repeat(60_000) }, 12, 'Description', 'too-large'],
  [{ Pictures: 'none' }, 12, 'Pictures', 'expected-array'],
  [{ language: 'es' }, 12, 'language', 'invalid-value'],
])('[7.01] %j is refused by id and field', (wish, id, field, problem) => {
  const judged = judgeRecord('property', { ...aFeedProperty({ ID: 12 }), ...wish })
  expect(judged).toMatchObject({ outcome: 'refused', id })
  expect(judged.outcome === 'refused' && judged.faults).toContainEqual({ field, problem })
})

test.each([
  [{ Price: '345000' }],
  [{ Bedrooms: '3' }],
  [{ PublishPrice: '1' }],
  [{ Zip: 9000 }],
  [{ Status: undefined, WebIDs: null, Pictures: null, Documents: undefined }],
  [{ language: 'NL' }],
  [{ language: '' }],
  [{ SomethingNew: { deep: true } }],
  [{ DatePublished: '0001-01-01T00:00:00' }],
  [{ DatePublished: '2026-11-05T10:00:00' }],
])('[7.01] %j is read as real feeds mean it', (wish) => {
  expect(judgeRecord('property', { ...aFeedProperty({ ID: 12 }), ...wish }).outcome).toBe('sound')
})

test('[7.01] a picture without an address is left out, with a word about it', () => {
  const Pictures = [{ ID: 1 }, { ID: 2, Url: 'https://crm.example/2.jpg' }] as never
  const judged = judgeRecord('property', aFeedProperty({ ID: 12, Pictures }))
  expect(judged.outcome === 'sound' && judged.record.Pictures).toHaveLength(1)
  expect(judged).toMatchObject({ leftOut: [{ field: 'Pictures', problem: 'item-left-out' }] })
})
