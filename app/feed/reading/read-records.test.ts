import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedPart, readRecords } from './read-records'

async function* inChunks(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, size = 7) {
  const parts: FeedPart[] = []
  for await (const part of readRecords(inChunks(text, size))) parts.push(part)
  return parts
}

test.each([
  ['[{"ID":1},{"ID":2}]', [[], [0, { ID: 1 }], [1, { ID: 2 }]]],
  ['[]', [[]]],
  [
    '{"generated":"today","n":1.5e3,"ok":true,"properties":[{"ID":"a\\"]"}]}',
    [['properties'], [0, { ID: 'a"]' }]],
  ],
  [
    '{"nl":{"properties":[]},"fr":{"properties":[{"P":[{}]}]}}',
    [
      ['nl', 'properties'],
      ['fr', 'properties'],
      [0, { P: [{}] }],
    ],
  ],
  ['\ufeff [ 1 , null ] ', [[], [0, 1], [1, null]]],
])('[7.01] %s is read record by record', async (text, wanted) => {
  const seen = (await read(text)).map((part) =>
    part.what === 'list' ? part.path : [part.index, part.record],
  )
  expect(seen).toEqual(wanted)
})

test.each([
  ['', 'empty'],
  ['   \n', 'empty'],
  ['<html>', 'not-json'],
  ['{}', 'wrong-shape'],
  ['{"error":"no"}', 'wrong-shape'],
  ['"text"', 'wrong-shape'],
  ['42', 'wrong-shape'],
  ['[{"ID":1}', 'truncated'],
  ['[{"ID":1},', 'truncated'],
  ['[{"ID":1', 'truncated'],
  ['[{"ID":"half', 'truncated'],
  ['{"properties', 'truncated'],
  ['[{"ID":1}] x', 'not-json'],
  ['[{"ID":NaN}]', 'not-json'],
  ["[{'ID':1}]", 'not-json'],
  ['[{"ID":1}{"ID":2}]', 'not-json'],
  ['{properties:[]}', 'not-json'],
  ['[{"ID":1},]', 'not-json'],
  [`{"a":`.repeat(9), 'wrong-shape'],
])('[7.01] %j is refused: %s', async (text, reason) => {
  for (const size of [1, 7, 1000]) {
    await expect(read(text, size)).rejects.toMatchObject({ reason })
  }
})

test('[7.01] one endless string is refused before it fills the memory', async () => {
  let produced = 0
  async function* endless() {
    yield '[{"Description":"'
    for (;;) {
      produced += 65_536
      yield 'x'.repeat(65_536)
    }
  }
  const reading = async () => {
    for await (const _ of readRecords(endless()));
  }
  await expect(reading()).rejects.toMatchObject({ reason: 'too-long' })
  expect(produced).toBeLessThan(3 * 1024 * 1024)
})

test('[7.01] any JSON array is read as JSON.parse reads it, wherever it is cut', async () => {
  const values = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(values, fc.integer({ min: 1, max: 9 }), async (list, size) => {
      const text = JSON.stringify(list, null, size % 2)
      const records = (await read(text, size)).flatMap((part) =>
        part.what === 'record' ? [part.record] : [],
      )
      expect(records).toEqual(JSON.parse(text))
    }),
  )
})
