import { expect, test } from 'vitest'
import { restartWait } from './restart-wait'

test('each start waits twice as long as the one before, and the sixth does not come', () => {
  const at = [0, 1_000, 2_000, 3_000, 4_000, 5_000]
  const waits = at.map((now, index) => restartWait(at.slice(0, index + 1), now))
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, null])
})

test('what happened more than ten minutes ago is forgotten', () => {
  const long = [0, 1, 2, 3, 4, 5]
  expect(restartWait([...long, 600_004], 600_004)).toBe(1_000)
  expect(restartWait([...long, 600_005], 600_005)).toBe(500)
})
