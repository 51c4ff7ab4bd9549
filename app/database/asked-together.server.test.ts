import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { askedTogether } from './asked-together.server'
import type { Database } from './client.server'

const db = {} as Database

afterEach(() => vi.useRealTimers())

/** Answers each number with its double; the first statement waits until it may. */
function doubling(mayAnswer: Promise<void> = Promise.resolve()) {
  const statements: number[][] = []
  const double = askedTogether(async (_, all: number[]) => {
    statements.push(all)
    if (statements.length === 1) await mayAnswer
    if (all.includes(13)) throw new Error('the database fell')
    return all.map((each) => each * 2)
  })
  return { double, statements }
}

test('what is asked in one turn goes in one statement, and each hears its own answer', async () => {
  const { double, statements } = doubling()
  expect(await Promise.all([1, 2, 3].map((each) => double(db, each)))).toEqual([2, 4, 6])
  expect(await double(db, 4)).toBe(8)
  expect(statements).toEqual([[1, 2, 3], [4]])
})

test('what is asked while a database answers goes together after it', async () => {
  // A busy machine may take longer than anybody has patience.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answering = Promise.withResolvers<void>()
  const { double, statements } = doubling(answering.promise)
  const first = double(db, 1)
  await turn()
  const second = double(db, 2)
  await turn()
  const third = double(db, 3)
  answering.resolve()
  expect(await Promise.all([first, second, third])).toEqual([2, 4, 6])
  expect(statements).toEqual([[1], [2, 3]])
})

test('each database is asked by itself', async () => {
  const { double, statements } = doubling()
  const other = {} as Database
  expect(await Promise.all([double(db, 1), double(other, 2)])).toEqual([2, 4])
  expect(statements).toEqual([[1], [2]])
})

test('a fault reaches each that was in the statement, and nobody after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answering = Promise.withResolvers<void>()
  const { double } = doubling(answering.promise)
  const failing = Promise.allSettled([double(db, 1), double(db, 13)])
  await turn()
  const after = double(db, 2)
  answering.resolve()
  const reason = new Error('the database fell')
  expect(await failing).toEqual([1, 13].map(() => ({ status: 'rejected', reason })))
  expect([await after, await double(db, 3)]).toEqual([4, 6])
})

test('a statement that is stuck does not hold up the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answering = Promise.withResolvers<void>()
  const { double } = doubling(answering.promise)
  const stuck = double(db, 1)
  await turn()
  const next = double(db, 2)
  await vi.advanceTimersByTimeAsync(100)
  expect(await next).toBe(4)
  answering.resolve()
  expect(await stuck).toBe(2)
})
