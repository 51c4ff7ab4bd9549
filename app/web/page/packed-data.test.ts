import { UNSAFE_decodeViaTurboStream as decoded } from 'react-router'
import { expect, test } from 'vitest'
import { knownNames } from './known-names'
import { packedData } from './packed-data.server'
import { unpackedData } from './unpacked-data'

/** As React Router finds it when the page wakes. */
async function fed(text: string): Promise<unknown> {
  const bytes = new Blob([unpackedData(text)]).stream()
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
  { '~': '~', texts: ['~', '~~', '~a', `~${'a'.repeat(24)}`, 'pictures/aa/x.webp'] },
  {
    file: 'pictures/3e/3e6bd31543829a29ff661088.webp',
    plan: 'plans/3e/3e6bd31543829a29ff661088.webp',
  },
  { files: ['pictures/3e/3f6bd31543829a29ff661088.webp', `pictures/3e/${'3e'.repeat(32)}.webp`] },
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

const own = knownNames.length + 1

test('the names of things that are alike are told once', () => {
  const cards = Array.from({ length: 3 }, (_, id) => ({ id, name: `card ${id}` }))
  expect(packedData(cards)).toBe(
    `[[["id","name"]],[0,[${own},0,"card 0"],[${own},1,"card 1"],[${own},2,"card 2"]]]`,
  )
})

const pins = (x: unknown) => ({
  ids: [],
  x,
  y: 0,
  label: '',
  width: 9,
  count: 1,
  href: '',
  name: '',
})

test('the names that lists wake with are not told', async () => {
  const data = { cards: [pins(1), pins(null), {}], title: 'é' }
  const text = packedData(data) ?? ''
  expect(text).toMatch(/^\[\[\[\],\["cards","title"\]\],/)
  expect(await fed(text)).toEqual(data)
})

test('no names are known twice', () => {
  const all = knownNames.map((names) => names.join())
  expect(new Set(all).size).toBe(all.length)
})

test('the text of React Router goes through as it is', async () => {
  expect(await fed('[{"_1":2},"day",["D",0]]\n')).toEqual({ day: new Date(0) })
})
