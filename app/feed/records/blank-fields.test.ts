import { expect, test } from 'vitest'
import { fullFeedProject, fullFeedProperty } from '../every-field.testing'
import { aFeedProject, aFeedProperty } from '../testing'
import { withBlanks } from './blank-fields'
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
    const laidOut = JSON.stringify(judged.told)
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
  const told = { ID: 1, language: 'fr', Status: 1, Goal: 0, City: 'GENT' }
  expect(judged).toMatchObject({ outcome: 'sound', language: 'fr' })
  expect(judged.outcome === 'sound' && judged.told).toStrictEqual(told)
})

test('what a record tells as nothing is not laid out, nor is the language that goes without saying', () => {
  const said = { ID: 1, language: 'nl', Status: 1, Goal: 0, City: 'GENT' }
  const nothing = { Price: '', Pictures: [], Plans: null, HasLift: ' ', Zip: null }
  const judged = judgeRecord('property', { ...said, ...nothing })
  expect(judged).toMatchObject({ outcome: 'sound', language: 'nl' })
  const told = { ID: 1, Status: 1, Goal: 0, City: 'GENT' }
  expect(judged.outcome === 'sound' && judged.told).toStrictEqual(told)
})
