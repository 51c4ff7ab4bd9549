import { expect, test } from 'vitest'
import { type OfferStep, offerEnds, offerLog, offerProblem, offerStatus } from './offer'

const at = (text: string) => new Date(text)
const ends = offerEnds({ validUntil: '2026-03-10', validHour: '18:00' })

test('an offer ends by the clock in Brussels, also in summer', () => {
  expect(ends).toEqual(at('2026-03-10T17:00:00Z'))
  expect(offerEnds({ validUntil: '2026-07-10', validHour: '18:00' })).toEqual(
    at('2026-07-10T16:00:00Z'),
  )
  expect(offerEnds({})).toBeUndefined()
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
