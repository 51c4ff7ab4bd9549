import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchMessages } from './messages.browser'

const asked: number[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A line that is broken for so many attempts, of one of the files. */
function answerAfter(broken: number) {
  const began = Date.now()
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - began)
    if (asked.length <= broken) throw new TypeError('Failed to fetch')
    return Response.json({ hello: 'dag' })
  })
}

test('[7.02] messages are asked for again after 350 ms, and twice as long each time', async () => {
  answerAfter(5)
  const messages = fetchMessages('nl', ['website'])
  await vi.runAllTimersAsync()
  expect(asked).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850])
  expect((await messages).exists('website:hello')).toBe(true)
})

test('[7.02] five times, not more', async () => {
  answerAfter(Number.POSITIVE_INFINITY)
  const messages = fetchMessages('nl', ['website'])
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(6)
  expect((await messages).exists('website:hello')).toBe(false)
})
