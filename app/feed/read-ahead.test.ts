import { expect, test } from 'vitest'
import { readAhead } from './read-ahead'

test('the next batch is asked for before this one is done, until one is empty', async () => {
  const asked: number[] = []
  const seen: [number, number][] = []
  const batchAfter = async (last?: number[]) => {
    const next = (last?.[0] ?? 0) + 1
    asked.push(next)
    return next > 3 ? [] : [next]
  }
  for await (const [batch = 0] of readAhead(batchAfter)) seen.push([batch, asked.length])
  expect(seen).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ])
})

test('a batch that cannot be read is heard after those before it, or not at all', async () => {
  const batchAfter = async (last?: number[]) => {
    if (last) throw new Error('gone')
    return [1]
  }
  const seen: number[] = []
  const all = async () => {
    for await (const batch of readAhead(batchAfter)) seen.push(...batch)
  }
  await expect(all()).rejects.toThrow('gone')
  expect(seen).toEqual([1])
  for await (const _ of readAhead(batchAfter)) break
})
