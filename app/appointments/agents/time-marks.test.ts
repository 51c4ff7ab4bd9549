import { expect, test } from 'vitest'
import { at } from '../testing'
import { timeMarks } from './time-marks'

const time = (from: string, to: string, propertyId: number | null = 7, wish = {}) => ({
  agentId: 1,
  kind: propertyId === null ? 'valuation' : 'viewing',
  startsAt: at(`18T${from}`),
  endsAt: at(`18T${to}`),
  propertyId,
  ...wish,
})
const marks = (times: ReturnType<typeof time>[]) => timeMarks(times, () => 20)

test.each([
  ['the drive is long enough', [time('09:00', '09:30'), time('09:50', '10:20', 8)], []],
  ['the same property', [time('09:00', '09:30'), time('09:30', '10:00')], []],
  ['another agent', [time('09:00', '09:30'), time('09:30', '10:00', 8, { agentId: 2 })], []],
  [
    'something private',
    [time('09:00', '09:30'), time('09:30', '10:00', null, { kind: 'private' })],
    [],
  ],
  [
    'too short',
    [time('09:00', '09:30'), time('09:40', '10:20', 8)],
    [{ mark: 'short-drive', minutes: 10 }],
  ],
  [
    'from a valuation',
    [time('09:00', '09:30', null), time('09:30', '10:20', 8)],
    [{ mark: 'short-drive', minutes: 0 }],
  ],
  ['on top', [time('09:00', '09:30'), time('09:15', '10:20', 8)], [{ mark: 'overlap' }]],
])('%s', (_, times, expected) => {
  expect(marks(times).at(-1)).toEqual(expected)
})
