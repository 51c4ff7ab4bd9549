import { expect, test } from 'vitest'
import { windowsOfDay } from './windows-of-day'

const week = [{ agentId: 1, weekday: 3, from: '09:00', to: '17:00' }]
const evening = [{ from: '18:00', to: '20:00' }]
const day = '2026-11-18'

test.each([
  ['as usual', 1, day, [], ['09:00']],
  ['another agent', 2, day, [], []],
  ['another weekday', 1, '2026-11-19', [], []],
  ['closed by the office', 1, day, [{ agentId: null, day, windows: [] }], []],
  [
    'the agent before the office',
    1,
    day,
    [
      { agentId: null, day, windows: [] },
      { agentId: 1, day, windows: evening },
    ],
    ['18:00'],
  ],
  ['Armistice Day', 1, '2026-11-11', [], []],
  [
    'a holiday that is worked',
    1,
    '2026-11-11',
    [{ agentId: 1, day: '2026-11-11', windows: evening }],
    ['18:00'],
  ],
])('%s', (_, agentId, wanted, exceptions, starts) => {
  const windows = windowsOfDay({ agentId, day: wanted }, week, exceptions)
  expect(windows.map(({ from }) => from)).toEqual(starts)
})
