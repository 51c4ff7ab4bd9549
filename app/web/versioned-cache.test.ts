import { expect, test } from 'vitest'
import { createVersionedCache, noVersion } from './versioned-cache'

const counting = () => {
  let made = 0
  return async () => {
    made += 1
    return made
  }
}

test('an answer is made once per version', async () => {
  const recall = createVersionedCache(10)
  const make = counting()
  expect(await Promise.all([recall(1, 'a', make), recall(1, 'a', make)])).toEqual([1, 1])
  expect(await recall(2, 'a', make)).toBe(2)
  expect(await recall(1, 'a', make)).toBe(3)
  expect(await recall(2, 'a', make)).toBe(2)
})

test('without a version nothing is kept', async () => {
  const recall = createVersionedCache(10)
  const make = counting()
  await recall(noVersion, 'a', make)
  expect(await recall(noVersion, 'a', make)).toBe(2)
})

test('the least recently used goes first', async () => {
  const recall = createVersionedCache(2)
  const make = counting()
  for (const key of ['a', 'b', 'a', 'c']) await recall(1, key, make)
  expect(await recall(1, 'a', make)).toBe(1)
  expect(await recall(1, 'b', make)).toBe(4)
})

test('a failure is not remembered', async () => {
  const recall = createVersionedCache(2)
  await expect(recall(1, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await recall(1, 'a', async () => 'up')).toBe('up')
})
