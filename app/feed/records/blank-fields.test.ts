import { expect, test } from 'vitest'
import { fullFeedProject, fullFeedProperty } from '../every-field.testing'
import { aFeedProject, aFeedProperty } from '../testing'
import { withBlanks, withoutBlanks } from './blank-fields'
import { judgeRecord } from './judge-record'

const noughts = {
  Latitude: 0,
  Longitude: 0,
  Price: 0,
  PublishPrice: false,
  ProjectID: '0',
  Status: 0,
}

test.each([
  ['property', fullFeedProperty],
  ['property', aFeedProperty({ ID: 1 })],
  ['property', { ...aFeedProperty({ ID: 1, language: 'fr' }), ...noughts, Pictures: null }],
  ['project', fullFeedProject],
  ['project', aFeedProject({ ID: 1 })],
] as const)(
  '[7.01] a %s is the same after it was laid out without what it does not tell',
  (kind, told) => {
    const judged = judgeRecord(kind, told)
    if (judged.outcome === 'refused') throw new Error('refused')
    const laidOut = JSON.stringify(withoutBlanks(kind, judged.record))
    expect(withBlanks(kind, JSON.parse(laidOut))).toEqual(judged.record)
  },
)

test('only what a record tells is laid out', () => {
  const judged = judgeRecord('property', {
    ID: 1,
    language: 'fr',
    Status: 1,
    Goal: 0,
    City: 'GENT',
  })
  const record = judged.outcome === 'sound' ? judged.record : {}
  const told = withoutBlanks('property', record)
  expect(told).toEqual({ ID: 1, language: 'fr', Status: 1, Goal: 0, City: 'GENT' })
})
