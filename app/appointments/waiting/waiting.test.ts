import { expect, test } from 'vitest'
import { offerEnds, suits } from './waiting'

test.each([
  [
    'in the morning, four hours',
    '2026-11-16T09:00:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-16T13:00:00Z',
  ],
  [
    'in the evening, the rest the next morning',
    '2026-11-16T18:30:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-17T09:30:00Z',
  ],
  [
    'at night, four hours after eight',
    '2026-11-16T23:30:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-17T11:00:00Z',
  ],
  [
    'late at night, the same day',
    '2026-11-17T03:00:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-17T11:00:00Z',
  ],
  [
    'never later than two hours before',
    '2026-11-16T09:00:00Z',
    '2026-11-16T13:00:00Z',
    '2026-11-16T11:00:00Z',
  ],
  [
    'the night the clock goes back',
    '2026-10-24T20:30:00Z',
    '2026-10-30T09:00:00Z',
    '2026-10-25T11:00:00Z',
  ],
])('%s', (_, now, startsAt, end) => {
  expect(offerEnds(new Date(now), new Date(startsAt))).toEqual(new Date(end))
})

test('a seat that frees too late is not offered', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  expect(offerEnds(now, new Date('2026-11-16T11:20:00Z'))).toBeNull()
  expect(offerEnds(now, new Date('2026-11-16T08:00:00Z'))).toBeNull()
})

test.each([
  ['any time', null, [], true],
  ['that day', '2026-11-16', [], true],
  ['another day', '2026-11-17', [], false],
  ['that part', null, ['morning'], true],
  ['another part', '2026-11-16', ['afternoon', 'evening'], false],
] as const)('%s', (_, day, parts, answer) => {
  const startsAt = new Date('2026-11-16T09:00:00Z')
  expect(suits({ day, parts }, { startsAt })).toBe(answer)
})

test.each([
  [
    'half an hour to answer is enough',
    '2026-11-16T09:00:00Z',
    '2026-11-16T11:30:00Z',
    '2026-11-16T09:30:00Z',
  ],
  ['at half past nine too', '2026-11-16T20:30:00Z', '2026-11-20T09:00:00Z', '2026-11-17T11:00:00Z'],
  [
    'at nine in the evening it is night',
    '2026-11-16T20:00:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-17T11:00:00Z',
  ],
  [
    'at half past eight in the morning nobody sleeps',
    '2026-11-16T07:30:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-16T11:30:00Z',
  ],
  [
    'up to nine in the evening, to the minute',
    '2026-11-16T16:00:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-16T20:00:00Z',
  ],
])('%s', (_, now, startsAt, end) => {
  expect(offerEnds(new Date(now), new Date(startsAt))).toEqual(new Date(end))
})

test('a minute less than half an hour is not', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  expect(offerEnds(now, new Date('2026-11-16T11:29:59Z'))).toBeNull()
})
