import { expect, test } from 'vitest'
import {
  nextOfferSteps,
  type OfferStep,
  offerEnds,
  offerLog,
  offerProblem,
  offerStatus,
} from './offer'

const at = (text: string) => new Date(text)
const ends = offerEnds({ validUntil: '2026-03-10', validHour: '18:00' })

test('an offer ends by the clock in Brussels, also in summer', () => {
  expect(ends).toEqual(at('2026-03-10T17:00:00Z'))
  expect(offerEnds({ validUntil: '2026-07-10', validHour: '18:00' })).toEqual(
    at('2026-07-10T16:00:00Z'),
  )
  expect(offerEnds({})).toBeUndefined()
  expect(offerEnds({ validUntil: 20_260_310 })).toBeUndefined()
})

test.each([
  ['received', [], '2026-03-10T17:00:00Z'],
  ['expired', [], '2026-03-10T17:00:01Z'],
  ['told-owner', ['told-owner'], '2026-03-09T12:00:00Z'],
  ['expired', ['told-owner'], '2026-03-11T12:00:00Z'],
  ['accepted', ['told-owner', 'accepted'], '2026-03-11T12:00:00Z'],
] as const)('it is %s after %j', (status, steps, now) => {
  const noted = steps.map((step) => ({ step, at: at('2026-03-09T10:00:00Z') }))
  expect(offerStatus(ends, noted, at(now))).toBe(status)
})

test.each([
  ['accepted', '2026-03-10T16:59:00Z', undefined],
  ['accepted', '2026-03-10T17:01:00Z', 'too-late'],
  ['refused', '2026-03-10T17:01:00Z', undefined],
  ['withdrawn', '2026-03-09T17:01:00Z', 'decided'],
  ['accepted', '2026-03-01T10:00:00Z', 'no-such-moment'],
  ['accepted', '2026-03-12T10:00:01Z', 'no-such-moment'],
] as [OfferStep, string, string | undefined][])(
  'once lapsed, %s at %s: %s',
  (step, moment, problem) => {
    const around = { receivedAt: at('2026-03-02T10:00:00Z'), now: at('2026-03-12T10:00:00Z') }
    const given = { ...around, status: 'expired' as const, ends }
    expect(offerProblem({ step, at: at(moment) }, given)).toBe(problem)
  },
)

test('[9.19] the log of an offer has a date for every step, also for the one nobody took', () => {
  const received = at('2026-03-02T10:00:00Z')
  const told = { step: 'told-owner', at: at('2026-03-03T10:00:00Z') }
  expect(offerLog(received, ends, [told], 'expired')).toEqual([
    { step: 'received', at: received },
    told,
    { step: 'expired', at: ends },
  ])
  expect(offerLog(received, ends, [], 'received')).toHaveLength(1)
})

test.each([
  ['received', ['told-owner', 'accepted', 'refused', 'withdrawn']],
  ['told-owner', ['accepted', 'refused', 'withdrawn']],
  ['expired', ['accepted', 'refused']],
  ['accepted', ['reopened']],
  ['refused', ['reopened']],
  ['withdrawn', []],
] as const)('after %s an offer can become %j', (status, steps) => {
  expect(nextOfferSteps(status)).toEqual(steps)
})

test('an offer without an hour stands to the end of its day', () => {
  expect(offerEnds({ validUntil: '2026-03-10' })).toEqual(at('2026-03-10T22:59:00Z'))
})

test('an offer that says no end never lapses', () => {
  expect(offerStatus(undefined, [], at('2030-01-01T00:00:00Z'))).toBe('received')
  expect(offerLog(at('2026-03-02T10:00:00Z'), undefined, [], 'expired')).toHaveLength(1)
})

test('only a step of an offer changes where it stands', () => {
  const noted = ['withdrawn', null, 'toString'].map((step) => ({ step, at: at('2026-03-09') }))
  expect(offerStatus(ends, noted, at('2026-03-09T12:00:00Z'))).toBe('withdrawn')
  expect(offerLog(at('2026-03-02'), ends, noted, 'withdrawn')).toEqual([
    { step: 'received', at: at('2026-03-02') },
    { step: 'withdrawn', at: at('2026-03-09') },
  ])
})

test.each([
  ['at the very moment it came in', '2026-03-02T10:00:00Z', undefined],
  ['just before', '2026-03-02T09:59:59Z', 'no-such-moment'],
  ['at the very end', '2026-03-10T17:00:00Z', undefined],
  ['now', '2026-03-12T10:00:00Z', 'too-late'],
])('accepted %s', (_, moment, problem) => {
  const around = { receivedAt: at('2026-03-02T10:00:00Z'), now: at('2026-03-12T10:00:00Z') }
  const given = { ...around, status: 'expired' as const, ends }
  expect(offerProblem({ step: 'accepted', at: at(moment) }, given)).toBe(problem)
})

test('a mistake is taken back also once the offer has lapsed', () => {
  const around = { receivedAt: at('2026-03-02T10:00:00Z'), now: at('2026-03-12T10:00:00Z') }
  const step = { step: 'reopened', at: at('2026-03-11T10:00:00Z') } as const
  expect(offerProblem(step, { ...around, status: 'accepted', ends })).toBeUndefined()
})

test('an acceptance that was a mistake is taken back, and the offer is decided anew', () => {
  const noted = [
    { step: 'accepted', at: new Date('2026-03-09T10:00:00Z') },
    { step: 'reopened', at: new Date('2026-03-09T10:05:00Z') },
  ]
  const now = new Date('2026-03-09T10:06:00Z')
  expect(nextOfferSteps('accepted')).toEqual(['reopened'])
  expect(offerStatus(new Date('2026-03-10T10:00:00Z'), noted, now)).toBe('received')
  expect(offerStatus(new Date('2026-03-09T10:01:00Z'), noted, now)).toBe('expired')
})
