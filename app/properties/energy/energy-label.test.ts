import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Region } from '../look-ups/region'
import {
  energyBands,
  energyLabel,
  energyLabelsOf,
  energyLabelText,
  energyRank,
  highestScore,
} from './energy-label'

/** Each label with the highest number it holds, and the one just beyond it; the last has no end. */
function expectScale(region: Region, scale: Record<string, number>, worst: string) {
  const bounds = Object.entries(scale)
  const labels = [...Object.keys(scale), worst]
  expect(energyLabelsOf(region)).toEqual(labels)
  expect(energyLabel(region, -5)).toBe(labels[0])
  for (const [at, [label, upTo]] of bounds.entries()) {
    expect(energyLabel(region, upTo), `${upTo}`).toBe(label)
    for (const beyond of [upTo + 0.4, upTo + 1])
      expect(energyLabel(region, beyond), `${beyond}`).toBe(labels[at + 1])
  }
  expect(energyLabel(region, 2_000)).toBe(worst)
}

test('[9.03] the labels of Flanders', () => {
  expectScale('flanders', { a_plus: 0, a: 100, b: 200, c: 300, d: 400, e: 500 }, 'f')
})

test('[9.04] the labels of Wallonia', () => {
  const scale = { a_plusplus: 0, a_plus: 45, a: 85, b: 170, c: 255, d: 340, e: 425, f: 510 }
  expectScale('wallonia', scale, 'g')
})

test('[9.05] the labels of Brussels, halves included', () => {
  const scale = {
    a_plus: 0,
    a: 23,
    a_sub: 45,
    b_plus: 62,
    b: 79,
    b_sub: 95,
    c_plus: 113,
    c: 132,
    c_sub: 150,
    d_plus: 170,
    d: 190,
    d_sub: 210,
    e_plus: 232,
    e: 253,
    e_sub: 275,
    f_plus: 298,
    f: 322,
    f_sub: 345,
  }
  expectScale('brussels', scale, 'g')
})

test('using more energy never improves the letter', () => {
  const regions = fc.constantFrom<Region>('flanders', 'wallonia', 'brussels')
  const performances = fc.tuple(fc.integer({ min: -50, max: 900 }), fc.nat(300))
  fc.assert(
    fc.property(regions, performances, (region, [performance, more]) => {
      const letter = (value: number) => energyLabel(region, value).charAt(0)
      expect(letter(performance) <= letter(performance + more)).toBe(true)
    }),
  )
})

test.each([
  ['a_plusplus', 'A++'],
  ['b_sub', 'B-'],
  ['c', 'C'],
])('%s reads %s', (label, text) => {
  expect(energyLabelText(label)).toBe(text)
})

test.each<Region>(['flanders', 'wallonia', 'brussels'])(
  'the labels of %s go from best to worst, and each holds its highest score',
  (region) => {
    const [worst, ...better] = energyLabelsOf(region).toReversed()
    for (const label of better) {
      expect(energyLabel(region, highestScore(region, label) ?? Number.NaN)).toBe(label)
    }
    expect(highestScore(region, worst ?? '')).toBeUndefined()
  },
)

// The tables of the three regions, as the specification prints them (9.03 to 9.05).
test.each<[Region, (readonly [string, number | null])[]]>([
  [
    'flanders',
    [
      ['a_plus', 0],
      ['a', 100],
      ['b', 200],
      ['c', 300],
      ['d', 400],
      ['e', 500],
      ['f', null],
    ],
  ],
  [
    'wallonia',
    [
      ['a_plusplus', 0],
      ['a_plus', 45],
      ['a', 85],
      ['b', 170],
      ['c', 255],
      ['d', 340],
      ['e', 425],
      ['f', 510],
      ['g', null],
    ],
  ],
  [
    'brussels',
    [
      ['a_plus', 0],
      ['a', 23],
      ['a_sub', 45],
      ['b_plus', 62],
      ['b', 79],
      ['b_sub', 95],
      ['c_plus', 113],
      ['c', 132],
      ['c_sub', 150],
      ['d_plus', 170],
      ['d', 190],
      ['d_sub', 210],
      ['e_plus', 232],
      ['e', 253],
      ['e_sub', 275],
      ['f_plus', 298],
      ['f', 322],
      ['f_sub', 345],
      ['g', null],
    ],
  ],
])('[9.03, 9.04, 9.05] the bands of %s', (region, bands) => {
  expect(energyBands(region)).toEqual(bands.map(([label, upTo]) => ({ label, upTo })))
})

test.each([
  ['a_plusplus', 0],
  ['A_PLUS', 1],
  ['a', 2],
  ['a_sub', 2],
  ['B_plus', 3],
  ['g', 8],
])('%s ranks %i', (label, rank) => {
  expect(energyRank(label)).toBe(rank)
})
