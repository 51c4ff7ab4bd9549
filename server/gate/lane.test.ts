import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLane } from './lane'

const wide = { atOnce: 2, mostWaiting: 10, mostOfOne: 10, burst: 100, perMinute: 60 }

/** Work that ends when told to. */
function works() {
  const started: string[] = []
  const endings: (() => void)[] = []
  const begin = (name: string) => () => {
    started.push(name)
    return new Promise<void>((resolve) => endings.push(resolve))
  }
  const endAll = async () => {
    for (let end = endings.shift(); end; end = endings.shift()) {
      end()
      await turn()
    }
  }
  return { started, begin, endAll }
}

test('one address after the other gets its turn, whoever asked most', async () => {
  const lane = createLane({ ...wide, atOnce: 1 })
  const { started, begin, endAll } = works()
  const asked = ['a', 'a', 'a', 'a', 'b', 'c'].map((who) => lane(who, begin(who)))
  await endAll()
  await Promise.all(asked)
  expect(started.join('')).toBe('aabcaa')
})

test('no more work at once than the lane is wide, and none for whom it is full', async () => {
  const lane = createLane({ ...wide, mostWaiting: 1 })
  const { started, begin, endAll } = works()
  const asked = ['a', 'b', 'c', 'd'].map((who) => lane(who, begin(who)))
  expect(started).toEqual(['a', 'b'])
  expect(await asked[3]).toEqual({ outcome: 'full' })
  await endAll()
  const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['done', 'done', 'done', 'full'])
  expect(await lane('e', async () => 1)).toEqual({ outcome: 'done', value: 1 })
})

test('one address has so many places, and others have theirs', async () => {
  const lane = createLane({ ...wide, mostOfOne: 2 })
  const { begin, endAll } = works()
  const asked = ['a', 'a', 'a', 'b'].map((who) => lane(who, begin(who)))
  expect(await asked[2]).toEqual({ outcome: 'too-many' })
  await endAll()
  expect((await Promise.all(asked)).map(({ outcome }) => outcome)).toEqual([
    'done',
    'done',
    'too-many',
    'done',
  ])
})

test('who asked often waits until the minute has brought new turns', async () => {
  let now = 0
  const lane = createLane({ ...wide, burst: 3, perMinute: 60 }, () => now)
  const ask = async (who: string) => (await lane(who, async () => {})).outcome
  expect([await ask('a'), await ask('a'), await ask('a')]).toEqual(['done', 'done', 'done'])
  expect([await ask('a'), await ask('b')]).toEqual(['too-many', 'done'])
  now = 1_000
  expect([await ask('a'), await ask('a')]).toEqual(['done', 'too-many'])
  now = 3_600_000
  expect([await ask('a'), await ask('a'), await ask('a'), await ask('a')]).toEqual([
    'done',
    'done',
    'done',
    'too-many',
  ])
})

test('a failure gives its place to the next', async () => {
  const lane = createLane({ ...wide, atOnce: 1 })
  const broken = lane('a', async () => {
    throw new Error('broken')
  })
  const next = lane('b', async () => 'fine')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toEqual({ outcome: 'done', value: 'fine' })
})
