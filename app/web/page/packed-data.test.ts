import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { UNSAFE_decodeViaTurboStream as decoded } from 'react-router'
import { expect, test } from 'vitest'
import { packedData } from './packed-data.server'

const script = readFileSync(new URL('./feed-data.browser.js', import.meta.url), 'utf8')

/** As React Router finds it when the page wakes. */
async function fed(textContent: string): Promise<unknown> {
  const stream = new ReadableStream<string>({
    start(streamController) {
      const document = { getElementById: () => ({ textContent }) }
      vm.runInNewContext(script, {
        document,
        window: { __reactRouterContext: { streamController } },
      })
    },
  })
  const bytes = stream.pipeThrough(new TextEncoderStream()) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >
  return (await decoded(bytes, globalThis as never)).value
}

test.each<object>([
  { loaderData: null, actionData: null },
  { a: 1, b: 'text', c: true, d: false, e: null, f: '', g: 0, h: -5, i: -7.5 },
  { list: [], nested: [[], [[]], [1, [2, 'three', null]]], things: [{}, {}] },
  {
    cards: [
      { id: 1, name: 'één' },
      { id: 2, name: 'één' },
      { name: 'other', id: 3 },
    ],
  },
  { '': { '': 'no name' }, _1: 2, __proto__x: [], constructor: 'x', '0': 'zero', 'a\nb': 1 },
  { one: { 'a\nb': 1 }, two: { a: 1, b: 2 }, three: { 'a","b': 1 } },
  { texts: ['D', 'S', 'P', '[[', '</script>', '\u2028'], words: ['M', ['Z', -1]] },
  { negative: [-1, -2, -3, -4, -5, -6, -7], deep: { deep: { deep: [{ deep: 0 }] } } },
  { day: new Date(0), days: [new Date(-1), { on: new Date('2026-11-19T04:05:06.789Z') }] },
])('what is packed wakes as what it was: %j', async (data) => {
  expect(await fed(packedData(data) ?? '')).toEqual(data)
})

test('what is not there is not told', async () => {
  expect(await fed(packedData({ a: undefined, b: [{ c: undefined, d: 1 }] }) ?? '')).toEqual({
    b: [{ d: 1 }],
  })
})

const round: Record<string, unknown> = {}
round.round = round

test.each([
  [{ day: new Date(Number.NaN) }],
  [{ list: [undefined] }],
  [{ number: Number.NaN }],
  [{ number: -0 }],
  [{ number: 1n }],
  [{ later: Promise.resolve() }],
  [{ map: new Map() }],
  [{ pattern: /a/ }],
  [round],
])('what is more than JSON is left to React Router: %o', (data) => {
  expect(packedData(data)).toBeUndefined()
})

test('the names of things that are alike are told once', () => {
  const cards = Array.from({ length: 3 }, (_, id) => ({ id, name: `card ${id}` }))
  expect(packedData(cards)).toBe(
    '[[["id","name"]],[0,[1,0,"card 0"],[1,1,"card 1"],[1,2,"card 2"]]]',
  )
})

test('the text of React Router goes through as it is', async () => {
  expect(await fed('[{"_1":2},"day",["D",0]]\n')).toEqual({ day: new Date(0) })
})
