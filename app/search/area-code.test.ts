import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { decodeArea, encodeArea } from './area-code'
import { isSimple, kilometres, type Point } from './geometry'

const square: Point[] = [
  [4.6, 50.8],
  [4.8, 50.8],
  [4.8, 50.9],
  [4.6, 50.9],
]
const bowTie: Point[] = [
  [4.6, 50.8],
  [4.8, 50.9],
  [4.8, 50.8],
  [4.6, 50.9],
]

test('an area survives its code, to about ten metres', () => {
  expect(decodeArea(encodeArea(square))).toEqual(square)
  const [back] = decodeArea(encodeArea([[4.612345, 50.812345], ...square.slice(1)])) ?? []
  expect(back && kilometres(back, [4.612345, 50.812345])).toBeLessThan(0.01)
})

test.each<[string, readonly Point[]]>([
  ['a shape that crosses itself', bowTie],
  ['a line', square.slice(0, 2)],
  ['a line drawn back and forth', [...square.slice(0, 2), [4.7, 50.8]]],
  ['a corner visited twice', [...square, [4.7, 50.85], [4.6, 50.8], [4.5, 50.7]]],
  ['nothing', []],
  ['somewhere off the map', square.map(([x, y]) => [x, y + 60])],
])('%s is no area', (_, points) => {
  expect(decodeArea(encodeArea(points))).toBeUndefined()
})

const at = (longitude: number, latitude: number): Point[] => [
  [longitude - 1, latitude - 1],
  [longitude, latitude - 1],
  [longitude, latitude],
  [longitude - 1, latitude],
]

test('the earth ends at its edge', () => {
  expect(decodeArea(encodeArea(at(180, 85)))).toEqual(at(180, 85))
  expect(decodeArea(encodeArea(at(180.0001, 85)))).toBeUndefined()
  expect(decodeArea(encodeArea(at(180, 85.0001)))).toBeUndefined()
})

test.each([
  ['half a corner more', (code: string) => `${code}_ibE`],
  ['a step that is not ended', (code: string) => `${code}_`],
  ['a step longer than any', (code: string) => code.replace(/(.*?)([?-^])/, padded)],
  ['a sign below the first', (code: string) => `${code}?>`],
  ['a sign above the last', (code: string) => `${code}\x7f?`],
])('%s is no area', (_, spoil) => {
  const code = encodeArea(square)
  expect(decodeArea(code)).toEqual(square)
  expect(decodeArea(spoil(code))).toBeUndefined()
})

test('half a corner more is none, also where an area would come of it', () => {
  const triangle: Point[] = [
    [4.6, 50.8],
    [4.9, 50.8],
    [4.7, 50.9],
  ]
  const code = encodeArea(triangle)
  const north = encodeArea([[0, 0.05]]).slice(0, -1)
  expect(decodeArea(`${code}${north}?`)).toHaveLength(4)
  expect(decodeArea(`${code}${north}`)).toBeUndefined()
})

test('one area has one code: signs above the last do not stand for those below', () => {
  const code = encodeArea(square)
  expect(code).toContain('_')
  expect(decodeArea(code.replace('_', '\x7f'))).toBeUndefined()
})

/** The same number, with empty bits behind it. */
function padded(_: string, before: string, last: string) {
  const open = String.fromCharCode(last.charCodeAt(0) + 0x20)
  return `${before}${open}${'_'.repeat(4)}?`
}

test('a million corners are refused without being read', () => {
  const reading = vi.spyOn(String.prototype, 'charCodeAt')
  const area = decodeArea('_ibE'.repeat(250_000))
  const read = reading.mock.calls.length
  reading.mockRestore()
  expect([area, read]).toEqual([undefined, 0])
})

test('sixty corners are allowed, sixty-one are not', () => {
  const round = (count: number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count
      return [4.7 + 0.2 * Math.cos(angle), 50.8 + 0.1 * Math.sin(angle)]
    })
  expect(decodeArea(encodeArea(round(60)))).toHaveLength(60)
  expect(decodeArea(encodeArea(round(61)))).toBeUndefined()
})

test('whatever text is given, what comes out is an area', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 900 }), (code) => {
      const area = decodeArea(code)
      expect(area === undefined || isSimple(area)).toBe(true)
    }),
  )
})
