import { expect, test } from 'vitest'
import { aFeedProperty } from '../testing'
import { judgeRecord } from './judge-record'

test.each([
  [{ ID: 'x' }, null, 'ID', 'expected-number'],
  [{ ID: -4 }, null, 'ID', 'too-small'],
  [{ ID: 99_999_999_999 }, null, 'ID', 'too-large'],
  [{ Goal: undefined }, 12, 'Goal', 'expected-number'],
  [{ Goal: 'buy' }, 12, 'Goal', 'expected-number'],
  [{ Status: 'verkocht' }, 12, 'Status', 'expected-number'],
  [{ IsViager: 'misschien' }, 12, 'IsViager', 'expected-boolean'],
  [{ City: ['Gent'] }, 12, 'City', 'expected-string'],
  [{ City: '' }, 12, 'City', 'too-small'],
  [{ language: 'es' }, 12, 'language', 'invalid-value'],
])('[7.01] %j is refused by id and field', (wish, id, field, problem) => {
  const judged = judgeRecord('property', { ...aFeedProperty({ ID: 12 }), ...wish })
  expect(judged).toMatchObject({ outcome: 'refused', id })
  expect(judged.outcome === 'refused' && judged.faults).toContainEqual({ field, problem })
})

test.each([
  [{ Zip: { code: 9000 } }, 'expected-string', ''],
  [{ Zip: 'onbekend' }, 'invalid-format', ''],
  [{ Bedrooms: 'three' }, 'expected-number', null],
  [{ Bedrooms: 2.5 }, 'expected-int', null],
  [{ Bedrooms: '2,5' }, 'expected-number', null],
  [{ Bathrooms: 5_000 }, 'too-large', null],
  [{ Price: -5 }, 'too-small', null],
  [{ Price: 'op aanvraag' }, 'expected-number', null],
  [{ SoilCertificate: 'Ja' }, 'expected-number', null],
  [{ SoilCertificate: 7 }, 'too-large', null],
  [{ GScore: 'Z' }, 'invalid-value', ''],
  [{ PublishPrice: 'maybe' }, 'expected-boolean', null],
  [{ PublishAddress: ['1'] }, 'expected-boolean', null],
  [{ HideCity: 'maybe' }, 'expected-boolean', true],
  [{ Heating: true }, 'expected-string', ''],
  [{ SurfaceLiving: -80 }, 'too-small', null],
  [{ ConstructionYear: 20_255 }, 'too-large', null],
  [{ DatePublished: 'tomorrow' }, 'invalid-format', null],
  [{ EPCExpiryDate: '31/02/2030' }, 'invalid-format', null],
  [{ AvailableFrom: '9999-12-31' }, 'invalid-format', null],
  [{ Description: 'x'.repeat(60_000) }, 'too-large', ''],
  [{ Pictures: 'none' }, 'expected-array', []],
  [{ ProjectID: 'P-12' }, 'expected-number', null],
])('[7.01] of %j only that value is left out, with a word about it', (wish, problem, instead) => {
  const [field = ''] = Object.keys(wish)
  const judged = judgeRecord('property', { ...aFeedProperty({ ID: 12 }), ...wish })
  expect(judged).toMatchObject({ outcome: 'sound', leftOut: [{ field, problem }] })
  expect(judged.outcome === 'sound' && judged.record).toHaveProperty(field, instead)
})

test.each([
  ['Price', '345,000', 345_000, true],
  ['Price', '345.000', 345_000, false],
  ['Price', '€ 345.000,-', 345_000, false],
  ['Price', '345 000,50', 345_000.5, false],
  ['SurfaceGround', '1.250', 1_250, true],
  ['SurfaceGround', '1,250', 1.25, true],
  ['SurfaceGround', '1.250,5', 1_250.5, false],
  ['Latitude', '50.850', 50.85, false],
])('[7.01] %s %j is read as %s, with a word about it: %s', (field, written, read, isTold) => {
  const judged = judgeRecord('property', { ...aFeedProperty({ ID: 12 }), [field]: written })
  if (judged.outcome === 'refused') throw new Error('refused')
  expect(judged.record).toHaveProperty(field, read)
  expect(judged.readWithCare).toEqual(isTold ? [{ field, problem: `read-as-${read}` }] : [])
})

test.each([
  [{ Price: '345000' }],
  [{ Bedrooms: '3' }],
  [{ PublishPrice: '1' }],
  [{ PublishPrice: 'Ja', HasLift: 'non' }],
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

test('[7.01] all that is odd is told, the last field first, and the rest comes in', () => {
  const wish = { Zip: 'onbekend', HideCity: 'maybe', Bedrooms: 'three', HasLift: 'ja' }
  const judged = judgeRecord('property', { ...aFeedProperty({ ID: 12 }), ...wish })
  if (judged.outcome === 'refused') throw new Error('refused')
  expect(judged.leftOut.map(({ field }) => field)).toEqual(['Bedrooms', 'Zip', 'HideCity'])
  expect(judged.told).toMatchObject({ ID: 12, HideCity: true, HasLift: true })
  expect(judged.told).not.toHaveProperty('Zip')
  expect(judged.record).toMatchObject({ Zip: '', Bedrooms: null, HideCity: true })
})
