import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { tellSlow } from './tell-slow'

test('a step that takes over a second is told while it lasts, a quick one never', async () => {
  const told: string[] = []
  const say = (line: string) => told.push(line) > 0
  vi.useFakeTimers()
  try {
    await tellSlow('Quick', async () => 1, say)
    let finish = (_: number) => {}
    const slow = tellSlow(
      'Slow',
      () =>
        new Promise<number>((resolve) => {
          finish = resolve
        }),
      say,
    )
    await vi.advanceTimersByTimeAsync(900)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(told).toEqual(['Slow…\n'])
    finish(2)
    expect(await slow).toBe(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(told).toEqual(['Slow…\n'])
  } finally {
    vi.useRealTimers()
  }
})

test('what fails is told by its failure alone', async () => {
  const told: string[] = []
  const failing = tellSlow(
    'Failing',
    () => Promise.reject(new Error('no')),
    (line) => told.push(line) > 0,
  )
  await expect(failing).rejects.toThrow('no')
  await delay(1_100)
  expect(told).toEqual([])
})
